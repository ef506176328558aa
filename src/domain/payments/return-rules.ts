import { businessDay } from '../venue';
import type { PaymentState } from './payment-state';

export type ReturnFacts = {
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
