import { keepsTable } from '../bookings/booking';
import { slotInstant } from '../bookings/slots';
import { CLOSES_AT_HOUR, OPENS_AT_HOUR } from '../venue';
import { overlaps } from './table-fit';
import { leavesAt, type PlanBooking } from './table-state';

const MINUTE_MS = 60_000;
export const STEP_MINUTES = 30;
export const STEP_PX = 44;
const STEPS = ((CLOSES_AT_HOUR - OPENS_AT_HOUR) * 60) / STEP_MINUTES;
export const TIMELINE_PX = STEPS * STEP_PX;
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

export function timelineSteps(day: string): number[] {
  const first = dayStart(day);
  return Array.from({ length: STEPS }, (_, step) => first + step * STEP_MINUTES * MINUTE_MS);
}

export function timelineEnd(day: string): number {
  return dayStart(day) + STEPS * STEP_MINUTES * MINUTE_MS;
}

/** The position is in px; null means that the booking is out of the timeline. */
export function linePlace(day: string, at: number): number | null {
  const place = pxOf(at - dayStart(day));
  return place >= 0 && place <= TIMELINE_PX ? place : null;
}

/** Returns a row for each table, and one for bookings without a table. Cancelled bookings and no-shows get no block. */
export function timelineRows<Table extends LineTable>(
  day: string,
  {
    tables,
    bookings,
    now,
  }: { tables: readonly Table[]; bookings: readonly PlanBooking[]; now: number },
): TimelineRow<Table>[] {
  const evening = { startsAt: dayStart(day), endsAt: timelineEnd(day) };
  const shown = bookings
    .filter(({ status }) => keepsTable(status) || status === 'completed')
    .filter((booking) => overlaps(spanOf(booking, now), evening));
  const rows = tables.map((table) => {
    const here = shown.filter(({ tableId }) => tableId === table.id);
    return rowOf(table, here, { evening, now });
  });
  const loose = shown.filter(({ tableId }) => !tables.some(({ id }) => id === tableId));
  return loose.length > 0 ? [rowOf<Table>(null, loose, { evening, now }), ...rows] : rows;
}

export function conflictsOf(
  table: LineTable | null,
  here: readonly PlanBooking[],
  now: number,
): Set<string> {
  if (table === null) return new Set();
  const wanting = here.filter(({ status }) => keepsTable(status));
  const clashing = wanting.filter(
    (one) =>
      !table.isActive ||
      wanting.some((other) => other !== one && overlaps(spanOf(one, now), spanOf(other, now))),
  );
  return new Set(clashing.map(({ id }) => id));
}

type Evening = { startsAt: number; endsAt: number };

function rowOf<Table extends LineTable>(
  table: Table | null,
  here: readonly PlanBooking[],
  { evening, now }: { evening: Evening; now: number },
): TimelineRow<Table> {
  const conflicts = conflictsOf(table, here, now);
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

function dayStart(day: string): number {
  return slotInstant({ serviceDay: day, reservationTime: `${OPENS_AT_HOUR}:00` });
}

function pxOf(ms: number): number {
  return Math.round((ms / (STEP_MINUTES * MINUTE_MS)) * STEP_PX);
}
