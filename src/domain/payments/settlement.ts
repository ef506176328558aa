import * as v from 'valibot';
import { addDays, isDay } from '../days';
import { venueTime } from '../venue';
import type { PaymentRead } from './payment-read';

const HOUR_MS = 60 * 60_000;
/** At 06:00 the bank has closed its day, and the venue's day has rolled over. */
const COMPARED_AFTER_MS = 30 * HOUR_MS;
/** Staff read from this hour on that the bank's list is missing. */
const LATE_AFTER_MS = 3 * HOUR_MS;
/** The bank's search reaches back this many days and refuses more than four months. */
const MOST_DAYS = 100;

/** The bank counts calendar days. */
export const settlementQuery = v.object({
  day: v.pipe(v.string(), v.check(isDay, 'date.invalid')),
});

export type SettlementReport = {
  day: string;
  matched: number;
  onlyBank: { transactionId: string; amount: string | null }[];
  onlyOurs: Pick<PaymentRead, 'id' | 'amount' | 'purpose' | 'refId'>[];
};

/** The day up to which the server compared the bank's lists, and the days with unexplained differences. */
export type SettlementState = {
  comparedUntil: string | null;
  /** True if the server should have compared the last ended day by now. */
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

/** Returns the days without a comparison, oldest first; a server without any comparison begins with the last day. */
export function daysToCompare(comparedUntil: string | null, now: number): string[] {
  const last = lastEndedDay(now);
  const since = comparedUntil ?? addDays(last, -1);
  const reach = Array.from({ length: MOST_DAYS }, (_, index) =>
    addDays(last, index + 1 - MOST_DAYS),
  );
  return reach.filter((day) => day > since);
}
