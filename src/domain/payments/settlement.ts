import * as v from 'valibot';
import { addDays, businessDay, isDay, venueTime } from '../venue';
import type { PaymentRead } from './payment-read';
import type { PaymentState } from './payment-state';

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

const reason = v.pipe(
  v.string('payment.reason_required'),
  v.trim(),
  v.minLength(3, 'payment.reason_required'),
  v.maxLength(200, 'payment.reason_required'),
);

/** Cancels a whole payment of the same evening. The request needs the network, so the outbox never queues it. */
export const cancelPaymentInput = v.object({ reason });
export type CancelPaymentInput = v.InferOutput<typeof cancelPaymentInput>;

/** Refunds a payment or a part; `amount` is in lira. The request needs the network, so the outbox never queues it. */
export const refundPaymentInput = v.object({
  reason,
  amount: v.union([v.number(), v.string()], 'payment.amount_invalid'),
});
export type RefundPaymentInput = v.InferOutput<typeof refundPaymentInput>;

/** `keep`: the money is taken and stays. `return`: it goes back to the card. `close`: no money was taken. */
export const DECISIONS = ['keep', 'return', 'close'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Settles a payment that the bank left open. The request needs the network, so the outbox never queues it. */
export const decidePaymentInput = v.object({
  ...cancelPaymentInput.entries,
  decision: v.picklist(DECISIONS, 'payment.decision_unknown'),
});
export type DecidePaymentInput = v.InferOutput<typeof decidePaymentInput>;

/** Captured money is in the ledger, so such a payment cannot be closed as unpaid. */
export function decisionsOf({
  state,
  capturedAt,
}: {
  state: PaymentState;
  capturedAt: number | null;
}): Decision[] {
  if (state !== 'manual_review') return [];
  return DECISIONS.filter((decision) => capturedAt === null || decision !== 'close');
}

type ReturnFacts = {
  state: PaymentState;
  amountKurus: number;
  refundedKurus: number;
  capturedAt: number | null;
};

export function refundableKurus({ state, amountKurus, refundedKurus }: ReturnFacts): number {
  const canRefund = ['captured', 'captured_late', 'partially_refunded'].includes(state);
  return canRefund ? amountKurus - refundedKurus : 0;
}

/** Staff can cancel a whole payment until the bank closes its day. */
export function canCancelPayment(facts: ReturnFacts, now: number): boolean {
  const { state, refundedKurus, capturedAt } = facts;
  const stands = state === 'captured' || state === 'captured_late';
  return (
    stands &&
    refundedKurus === 0 &&
    capturedAt !== null &&
    businessDay(capturedAt) === businessDay(now)
  );
}
