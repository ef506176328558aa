import * as v from 'valibot';
import type { PaymentState } from './payment-state';
import { cancelPaymentInput } from './return-payment';

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
