import { isAtTable, keepsTable, slotInstant } from '../bookings/booking';
import { overlaps, type Span } from '../bookings/free-tables';
import { closingMinute, hoursOn, minuteOf, type Opening, USUAL_HOURS } from '../opening/opening';
import { isSeated, leavesAt, type PlanBooking } from './table-state';

const MINUTE_MS = 60_000;
export const STEP_MINUTES = 30;
export const STEP_PX = 44;
const STEP_MS = STEP_MINUTES * MINUTE_MS;
/** A block is at least this wide (px): short stays need room for their text, also past the end of the timeline. */
export const BLOCK_PX = 2 * STEP_PX;

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
