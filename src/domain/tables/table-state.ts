import {
  eveningBegan,
  isAtTable,
  keepsTable,
  STAY_MS,
  slotInstant,
  tablesOf,
} from '../bookings/booking';
import type { Span, Stay } from '../bookings/free-tables';
import { overlaps } from '../bookings/free-tables';
import type { Opening } from '../opening/opening';
import { closingMinute, hoursOn, minuteOf, USUAL_HOURS } from '../opening/opening';
import { businessDay } from '../venue';
import type { VenueTableRead } from './venue-table';

export type TableStay = Stay & { bookingId: string };
export type FitTable = Pick<VenueTableRead, 'id' | 'label' | 'area' | 'seats' | 'isActive'>;

export type Fit = 'suits' | 'small' | 'taken' | 'blocked';

export const SHORTEST_STAY_MS = 30 * 60_000;

export function stayAt(
  tableId: number,
  span: Span,
  stays: readonly TableStay[],
  exceptId = '',
): TableStay | null {
  const found = stays.find(
    (stay) => stay.tableId === tableId && stay.bookingId !== exceptId && overlaps(stay, span),
  );
  return found ?? null;
}

type Party = Span & { id: string; partySize: number };

/** Staff can still choose a table that is too small: parties sit closer together. */
export function tableFit(table: FitTable, party: Party, stays: readonly TableStay[]): Fit {
  if (!table.isActive) return 'blocked';
  if (stayAt(table.id, party, stays, party.id)) return 'taken';
  return table.seats < party.partySize ? 'small' : 'suits';
}

/** Returns tables for an arriving party without guests of any kind: its own area comes first, then the smallest. */
export function arrivalTables<Table extends FitTable>(
  tables: readonly Table[],
  party: Party & { tableId: number | null },
  stays: readonly TableStay[],
): Table[] {
  const area = tables.find(({ id }) => id === party.tableId)?.area;
  return tables
    .filter((table) => table.id !== party.tableId && tableFit(table, party, stays) === 'suits')
    .sort(
      (a, b) =>
        Number(b.area === area) - Number(a.area === area) || a.seats - b.seats || a.id - b.id,
    );
}

/** Returns how long a walk-in may stay at a table; null means less than half an hour. */
export function walkInSpan(tableId: number, now: number, stays: readonly TableStay[]): Span | null {
  const here = stays.filter((stay) => stay.tableId === tableId && stay.endsAt > now);
  const nextAt = Math.min(...here.map(({ startsAt }) => startsAt));
  const endsAt = Math.min(now + STAY_MS, nextAt);
  return endsAt - now >= SHORTEST_STAY_MS ? { startsAt: now, endsAt } : null;
}

export type Suggestion = { table: FitTable; endsAt: number; isWholeStay: boolean };

/** Returns tables for a walk-in: a full stay comes before a short one, then the smallest table that fits. */
export function walkInTables(
  tables: readonly FitTable[],
  partySize: number,
  now: number,
  stays: readonly TableStay[],
): Suggestion[] {
  return tables
    .filter(({ isActive, seats }) => isActive && seats >= partySize)
    .flatMap((table) => {
      const span = walkInSpan(table.id, now, stays);
      if (!span) return [];
      return [{ table, endsAt: span.endsAt, isWholeStay: span.endsAt === now + STAY_MS }];
    })
    .sort(
      (a, b) =>
        Number(b.isWholeStay) - Number(a.isWholeStay) ||
        a.table.seats - b.table.seats ||
        a.table.id - b.table.id,
    );
}

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

const STEP_MINUTES = 30;
const STEP_PX = 44;
const STEP_MS = STEP_MINUTES * MINUTE_MS;
/** A block is at least this wide (px): short stays need room for their text, also past the end of the timeline. */
const BLOCK_PX = 2 * STEP_PX;

export type Block = {
  booking: PlanBooking;
  startsAt: number;
  endsAt: number;
  from: number;
  width: number;
  lane: number;
  isConflict: boolean;
};

export type TimelineRow<Table> = { table: Table | null; lanes: number; blocks: Block[] };

type LineTable = { id: number; isActive: boolean };

/**
 * Returns the opening hours of a day in whole steps; a closed day has the usual hours. Bookings from before a change of
 * the hours stay in view.
 */
export function timelineSpan(
  day: string,
  opening: Opening,
  bookings: readonly Pick<PlanBooking, 'startsAt'>[],
): Span {
  const hours = hoursOn(opening, day) ?? USUAL_HOURS;
  const noon = slotInstant({ serviceDay: day, reservationTime: '12:00' });
  const atMinute = (minute: number) => noon + (minute - 12 * 60) * MINUTE_MS;
  const arrivals = bookings.map(({ startsAt }) => startsAt);
  const first = Math.min(atMinute(minuteOf(hours.opens)), ...arrivals);
  const last = Math.max(atMinute(closingMinute(hours)), ...arrivals.map((at) => at + STEP_MS));
  return {
    startsAt: Math.floor(first / STEP_MS) * STEP_MS,
    endsAt: Math.ceil(last / STEP_MS) * STEP_MS,
  };
}

export function timelineSteps({ startsAt, endsAt }: Span): number[] {
  const count = (endsAt - startsAt) / STEP_MS;
  return Array.from({ length: count }, (_, step) => startsAt + step * STEP_MS);
}

export function timelinePx({ startsAt, endsAt }: Span): number {
  return pxOf(endsAt - startsAt);
}

/** The position is in px; null means that the instant is out of the timeline. */
export function linePlace(span: Span, at: number): number | null {
  const place = pxOf(at - span.startsAt);
  return place >= 0 && place <= timelinePx(span) ? place : null;
}

/** Returns a row for each table, and one for bookings without a table. Cancelled bookings and no-shows get no block. */
export function timelineRows<Table extends LineTable>(
  evening: Span,
  {
    tables,
    bookings,
    now,
  }: { tables: readonly Table[]; bookings: readonly PlanBooking[]; now: number },
): TimelineRow<Table>[] {
  const shown = bookings
    .filter(({ status }) => keepsTable(status) || status === 'completed')
    .filter((booking) => overlaps(spanOf(booking, now), evening));
  const rows = tables.map((table) => {
    const here = shown.filter((one) => isAtTable(one, table.id));
    return rowOf(table, here, { evening, now });
  });
  const loose = shown.filter(({ tableId }) => !tables.some(({ id }) => id === tableId));
  return loose.length > 0 ? [rowOf<Table>(null, loose, { evening, now }), ...rows] : rows;
}

/** Maps each booking in conflict to the other party at its table; null means that the table is blocked. */
export type Conflicts = ReadonlyMap<string, PlanBooking | null>;

export function conflictsOf(
  tables: readonly LineTable[],
  bookings: readonly PlanBooking[],
  now: number,
): Conflicts {
  const wanting = bookings.filter(({ status }) => keepsTable(status));
  const found = new Map<string, PlanBooking | null>();
  for (const table of tables) {
    const here = wanting.filter((one) => isAtTable(one, table.id));
    for (const one of here) {
      const other = here.find((two) => isClash(one, two, now));
      if (other || !table.isActive) found.set(one.id, other ?? null);
    }
  }
  return found;
}

/** Staff seat two parties at one table only on purpose. */
function isClash(one: PlanBooking, two: PlanBooking, now: number): boolean {
  if (one === two || (isSeated(one, now) && isSeated(two, now))) return false;
  return overlaps(spanOf(one, now), spanOf(two, now));
}

function rowOf<Table extends LineTable>(
  table: Table | null,
  here: readonly PlanBooking[],
  { evening, now }: { evening: Span; now: number },
): TimelineRow<Table> {
  const conflicts = conflictsOf(table ? [table] : [], here, now);
  const ends: number[] = [];
  const blocks = [...here]
    .sort((a, b) => a.startsAt - b.startsAt)
    .map((booking): Block => {
      const { startsAt, endsAt } = spanOf(booking, now);
      const from = pxOf(Math.max(startsAt, evening.startsAt) - evening.startsAt);
      const to = pxOf(Math.min(endsAt, evening.endsAt) - evening.startsAt);
      const width = Math.max(to - from, BLOCK_PX);
      const free = ends.findIndex((end) => end <= from);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = from + width;
      const isConflict = conflicts.has(booking.id);
      return { booking, startsAt, endsAt, from, width, lane, isConflict };
    });
  return { table, lanes: Math.max(1, ends.length), blocks };
}

function spanOf(booking: PlanBooking, now: number) {
  return { startsAt: booking.startsAt, endsAt: leavesAt(booking, now) };
}

function pxOf(ms: number): number {
  return Math.round((ms / STEP_MS) * STEP_PX);
}
