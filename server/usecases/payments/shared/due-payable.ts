import { GIVE_UP_MS } from '#domain/payments/check-schedule';
import type { Proof } from '../../../services/files/data-folder';
import { inProgress } from './new-payment';
import { type Payable, type PayableWish, payableOf } from './payable';
import type { PaymentDeps } from './payment-deps';
import { settleHosted } from './settle-hosted';

/**
 * Returns what is due after asking the bank about earlier pages, on which the guest may have paid since.
 * @throws DomainError payment.in_progress while the bank doesn't say whether it has the money
 */
export async function duePayable(
  deps: PaymentDeps,
  wish: PayableWish,
  proof: Proof,
): Promise<Payable> {
  const payable = await payableOf(deps, wish, proof);
  if (payable.refId === null) return payable;
  const earlier = await deps.payments.payable(payable.refId, deps.now() - GIVE_UP_MS);
  for (const payment of earlier) {
    const { result, payment: after } = await settleHosted(deps, payment);
    if (result === 'unclear' || result === 'incomplete') {
      throw inProgress(deps, after, 'under_review');
    }
  }
  return earlier.length === 0 ? payable : payableOf(deps, wish, proof);
}
