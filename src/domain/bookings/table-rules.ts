import * as v from 'valibot';
import { TABLE_PARTY_SIZES } from './book-table';
import { BOOK_AHEAD_DAYS, BOOKING_LEAD_MS, TABLE_SLOTS } from './booking';

const MINUTE_MS = 60_000;

/** What guests may book at present. */
export type TableRules = typeof USUAL_TABLES;

export const USUAL_TABLES = {
  /** Times of the evening, HH:mm, in their order. */
  times: TABLE_SLOTS,
  /** The largest party that can book online: one of TABLE_PARTY_SIZES. */
  maxParty: 10,
  /** Tables and brunches can be booked until this many days from today. */
  daysAhead: BOOK_AHEAD_DAYS,
  /** A table is booked at least this long before its time. */
  leadMinutes: BOOKING_LEAD_MS / MINUTE_MS,
};

const toldRules = v.fallback(
  v.object({
    times: v.fallback(v.array(v.string()), [...TABLE_SLOTS]),
    maxParty: v.fallback(v.number(), USUAL_TABLES.maxParty),
    daysAhead: v.fallback(v.number(), USUAL_TABLES.daysAhead),
    leadMinutes: v.fallback(v.number(), USUAL_TABLES.leadMinutes),
  }),
  { ...USUAL_TABLES, times: [...TABLE_SLOTS] },
);

/** Reads rules as the server tells them: only the unusual ones. Unreadable ones count as usual. */
export function tableRulesIn(told: unknown): TableRules {
  return v.parse(toldRules, told);
}

export function partySizesFor({ maxParty }: Pick<TableRules, 'maxParty'>): number[] {
  return TABLE_PARTY_SIZES.filter((size) => size <= maxParty);
}

export function leadMsOf({ leadMinutes }: Pick<TableRules, 'leadMinutes'>): number {
  return leadMinutes * MINUTE_MS;
}

/** Returns whether a table can no longer be booked for the instant `startsAt` (ms). */
export function isTooClose(
  startsAt: number,
  now: number,
  rules: Pick<TableRules, 'leadMinutes'>,
): boolean {
  return now > startsAt - leadMsOf(rules);
}
