import { isAtTable, keepsTable, tablesOf } from '../bookings/booking';
import { eveningBegan } from '../bookings/slots';
import { businessDay } from '../venue';
import type { TableStay } from './table-fit';

const MINUTE_MS = 60_000;

/** A table counts as "reserved soon" this long before its next booking. */
const SOON_MS = 90 * MINUTE_MS;
/** A party is late this long after its slot (ms). */
const LATE_AFTER_MS = 15 * MINUTE_MS;

/** Describes a booking of either kind, as the floor plan needs it. The times are in ms. */
export type PlanBooking = {
  id: string;
  /** `wait`: the table is held for a party of the waitlist. */
  kind: 'table' | 'brunch' | 'wait';
  status: string;
  statusAt: number;
  startsAt: number;
  endsAt: number;
  seatedAt: number | null;
  /** The guest announced to be so late; a missing number means on time. */
  lateMinutes?: number;
  partySize: number;
  tableId: number | null;
  /** The party has these tables too; missing: none. */
  joinedTables?: readonly number[];
  guestName: string;
};

export type TableState =
  | { state: 'free' | 'guests' | 'clearing' | 'blocked'; booking: null }
  | { state: 'soon' | 'late' | 'seated'; booking: PlanBooking };

type StandingTable = {
  id: number;
  isActive: boolean;
  clearedAt: number | null;
  /** Guests without a booking sat down then, by a scan or a first order; a missing time means that nobody has. */
  guestsSince?: number | null;
};

/** A seated party takes precedence, also at a blocked table. */
export function tableState(
  table: StandingTable,
  bookings: readonly PlanBooking[],
  now: number,
): TableState {
  const here = bookings.filter((one) => isAtTable(one, table.id));
  const seated = here.find((one) => isSeated(one, now));
  if (seated) return { state: 'seated', booking: seated };
  if (table.guestsSince != null) return { state: 'guests', booking: null };
  if (!table.isActive) return { state: 'blocked', booking: null };
  const next = nextBooking(here, now);
  if (next && isLate(next, now)) return { state: 'late', booking: next };
  if (needsClearing(table, here, now)) return { state: 'clearing', booking: null };
  if (next && next.startsAt - now <= SOON_MS) return { state: 'soon', booking: next };
  return { state: 'free', booking: null };
}

/** A party at a table; guests without a booking have none. */
export type PartyHere = { booking: PlanBooking | null; since: number };

/** Returns who sits at a table apart from the asking party, even beyond its stay; null if nobody does. */
export function partyAt(
  table: Pick<StandingTable, 'id' | 'guestsSince'>,
  bookings: readonly PlanBooking[],
  { now, exceptId }: { now: number; exceptId: string },
): PartyHere | null {
  const seated = bookings.find(
    (one) => isAtTable(one, table.id) && one.id !== exceptId && isSeated(one, now),
  );
  if (seated) return { booking: seated, since: seated.seatedAt ?? seated.startsAt };
  return table.guestsSince == null ? null : { booking: null, since: table.guestsSince };
}

export function nextBooking(here: readonly PlanBooking[], now: number): PlanBooking | null {
  const expected = here.filter((one) => isExpected(one) && one.endsAt > now);
  return expected.sort((a, b) => a.startsAt - b.startsAt)[0] ?? null;
}

/** Returns when the party is expected at its table, which waits for a party that announced to be late. */
function expectedAt({ startsAt, lateMinutes = 0 }: PlanBooking): number {
  return startsAt + lateMinutes * MINUTE_MS;
}

/** True for a party that has not come, a quarter of an hour after it was expected. */
export function isLate(booking: PlanBooking, now: number): boolean {
  return isExpected(booking) && now > expectedAt(booking) + LATE_AFTER_MS;
}

/** A party not marked as left counts as left at the end of its evening. */
export function isSeated(
  { status, seatedAt, startsAt }: Pick<PlanBooking, 'status' | 'seatedAt' | 'startsAt'>,
  now: number,
): boolean {
  return seatedAt !== null && keepsTable(status) && startsAt >= eveningBegan(now);
}

export function isExpected({ status, seatedAt }: PlanBooking): boolean {
  return keepsTable(status) && seatedAt === null;
}

/** True if a party left this evening and nobody has cleared the table since. */
export function needsClearing(
  { clearedAt }: Pick<StandingTable, 'clearedAt'>,
  here: readonly PlanBooking[],
  now: number,
): boolean {
  return here.some(
    ({ status, statusAt }) =>
      status === 'completed' &&
      statusAt > (clearedAt ?? 0) &&
      businessDay(statusAt) === businessDay(now),
  );
}

export function staysOf(bookings: readonly PlanBooking[], now: number): TableStay[] {
  return bookings.flatMap((booking) => {
    if (!keepsTable(booking.status)) return [];
    const { id: bookingId, startsAt } = booking;
    const endsAt = leavesAt(booking, now);
    return tablesOf(booking).map((tableId) => ({ bookingId, tableId, startsAt, endsAt }));
  });
}

/** Returns the end of a booking's occupation: now for a seated party, the leaving time for a party that left. */
export function leavesAt(booking: PlanBooking, now: number): number {
  if (isSeated(booking, now)) return Math.max(booking.endsAt, now + 1);
  if (booking.status === 'completed') return Math.min(booking.endsAt, booking.statusAt);
  return booking.endsAt;
}
