import { keepsTable } from '../bookings/booking';
import { eveningBegan } from '../bookings/slots';
import { businessDay } from '../venue';
import type { TableStay } from './table-fit';

const MINUTE_MS = 60_000;

/** A table is "reserved soon" from so long before its next party comes. */
export const SOON_MS = 90 * MINUTE_MS;
/** A party is late when it has not come so long after its time (ms). */
export const LATE_AFTER_MS = 15 * MINUTE_MS;

/** A booking as the floor needs it, whatever was booked. Times in ms. */
export type PlanBooking = {
  id: string;
  kind: 'table' | 'brunch';
  status: string;
  /** Since when it has had this status. */
  statusAt: number;
  startsAt: number;
  endsAt: number;
  /** Since when they sit at the table; null: they do not. */
  seatedAt: number | null;
  partySize: number;
  tableId: number | null;
  guestName: string;
};

export type TableState =
  | { state: 'free' | 'clearing' | 'blocked'; booking: null }
  | { state: 'soon' | 'late' | 'seated'; booking: PlanBooking };

type StandingTable = { id: number; isActive: boolean; clearedAt: number | null };

/** The state of a table now. A seated party comes before everything else, also at a blocked table. */
export function tableState(
  table: StandingTable,
  bookings: readonly PlanBooking[],
  now: number,
): TableState {
  const here = bookings.filter(({ tableId }) => tableId === table.id);
  const seated = here.find((one) => isSeated(one, now));
  if (seated) return { state: 'seated', booking: seated };
  if (!table.isActive) return { state: 'blocked', booking: null };
  const next = nextBooking(here, now);
  if (next && now - next.startsAt > LATE_AFTER_MS) return { state: 'late', booking: next };
  if (needsClearing(table, here, now)) return { state: 'clearing', booking: null };
  if (next && next.startsAt - now <= SOON_MS) return { state: 'soon', booking: next };
  return { state: 'free', booking: null };
}

/** The party that is expected next at a table, of those whose time is not over. */
export function nextBooking(here: readonly PlanBooking[], now: number): PlanBooking | null {
  const expected = here.filter((one) => isExpected(one) && one.endsAt > now);
  return expected.sort((a, b) => a.startsAt - b.startsAt)[0] ?? null;
}

/** A party that nobody marked as left counts as left at the end of its evening. */
export function isSeated(
  { status, seatedAt, startsAt }: Pick<PlanBooking, 'status' | 'seatedAt' | 'startsAt'>,
  now: number,
): boolean {
  return seatedAt !== null && keepsTable(status) && startsAt >= eveningBegan(now);
}

/** Whether a table is kept for it and the party has not come yet. */
export function isExpected({ status, seatedAt }: PlanBooking): boolean {
  return keepsTable(status) && seatedAt === null;
}

/** Whether a party has left it this evening and nobody has cleared it since. */
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

/** Who has which table for how long. A party that sits on keeps its table beyond its time. */
export function staysOf(bookings: readonly PlanBooking[], now: number): TableStay[] {
  return bookings.flatMap((booking) => {
    const { id, tableId, startsAt } = booking;
    if (tableId === null || !keepsTable(booking.status)) return [];
    return [{ bookingId: id, tableId, startsAt, endsAt: leavesAt(booking, now) }];
  });
}

/** Until when a booking has its table: one that sits on, until now; one that has left, until it left. */
export function leavesAt(booking: PlanBooking, now: number): number {
  if (isSeated(booking, now)) return Math.max(booking.endsAt, now + 1);
  if (booking.status === 'completed') return Math.min(booking.endsAt, booking.statusAt);
  return booking.endsAt;
}
