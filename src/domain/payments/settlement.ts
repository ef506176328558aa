import * as v from 'valibot';
import { addDays, isDay } from '../bookings/slots';
import { venueTime } from '../venue';
import type { PaymentRead } from './payment-read';

const HOUR_MS = 60 * 60_000;
/** The bank has closed its day, and ours has rolled over: 06:00. */
const COMPARED_AFTER_MS = 30 * HOUR_MS;
/** From here on staff read that the bank's list is missing. */
const LATE_AFTER_MS = 3 * HOUR_MS;
/** Days that the bank's search reaches back: it refuses more than four months. */
const MOST_DAYS = 100;

/** The bank's day is a calendar day. */
export const settlementQuery = v.object({
  day: v.pipe(v.string(), v.check(isDay, 'date.invalid')),
});

export type SettlementReport = {
  day: string;
  matched: number;
  onlyBank: { transactionId: string; amount: string | null }[];
  onlyOurs: Pick<PaymentRead, 'id' | 'amount' | 'purpose' | 'refId'>[];
};

/** How far the bank's lists have been compared, and the days with differences that nobody has explained. */
export type SettlementState = {
  comparedUntil: string | null;
  /** The last ended day should have been compared by now. */
  isLate: boolean;
  open: SettlementReport[];
};

export function hasDifferences({ onlyBank, onlyOurs }: SettlementReport): boolean {
  return onlyBank.length + onlyOurs.length > 0;
}

export function lastEndedDay(now: number): string {
  return venueTime(now - COMPARED_AFTER_MS).date;
}

export function isComparisonLate(comparedUntil: string | null, now: number): boolean {
  return (comparedUntil ?? '') < lastEndedDay(now - LATE_AFTER_MS);
}

/** The days not compared yet, oldest first; a server that never compared any begins with the last one. */
export function daysToCompare(comparedUntil: string | null, now: number): string[] {
  const last = lastEndedDay(now);
  const since = comparedUntil ?? addDays(last, -1);
  const reach = Array.from({ length: MOST_DAYS }, (_, index) =>
    addDays(last, index + 1 - MOST_DAYS),
  );
  return reach.filter((day) => day > since);
}
