import { STAY_MS } from '../bookings/booking';
import type { Span } from '../bookings/free-tables';
import { overlaps } from '../bookings/free-tables';
import type { FitTable, PlanBooking } from './table-state';
import { arrivalTables, stayAt, staysOf } from './table-state';

type FloorTable = FitTable & {
  /** Guests without a booking sat down then; a missing time means that nobody has. */
  guestsSince?: number | null;
};
type FloorNow<Table, Booking> = {
  tables: readonly Table[];
  bookings: readonly Booking[];
  now: number;
};

/** Who has a table during a wished stay; guests without a booking have none. */
export type TableClash<Booking> = Span & { booking: Booking | null };

/** Returns the party that has a table during a stay, also beyond its own; null if the table is free. */
export function clashAt<Booking extends PlanBooking>(
  { id, guestsSince }: Pick<FloorTable, 'id' | 'guestsSince'>,
  span: Span,
  { bookings, now }: Pick<FloorNow<never, Booking>, 'bookings' | 'now'>,
  exceptId: string,
): TableClash<Booking> | null {
  const stay = stayAt(id, span, staysOf(bookings, now), exceptId);
  if (stay) {
    const booking = bookings.find((one) => one.id === stay.bookingId) ?? null;
    return { startsAt: stay.startsAt, endsAt: stay.endsAt, booking };
  }
  if (guestsSince == null) return null;
  const guests = { startsAt: guestsSince, endsAt: Math.max(guestsSince + STAY_MS, now + 1) };
  return overlaps(guests, span) ? { ...guests, booking: null } : null;
}

const MOST_OFFERED = 3;

/** Returns the nearest tables that a party can have instead of its own: of its area first, then the smallest. */
export function tablesInstead<Table extends FloorTable>(
  floor: FloorNow<Table, PlanBooking>,
  party: Span & { id: string; partySize: number; tableId: number | null },
): Table[] {
  const free = floor.tables.filter(
    (table) => table.id === party.tableId || clashAt(table, party, floor, party.id) === null,
  );
  return arrivalTables(free, party, staysOf(floor.bookings, floor.now)).slice(0, MOST_OFFERED);
}
