import * as v from 'valibot';
import { businessDay } from '../venue';
import type { PaymentState } from './payment-state';

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
