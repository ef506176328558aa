import { DomainError } from '#domain/error-codes';
import { type CancelPaymentInput, canCancelPayment } from '#domain/payments/return-payment';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { returnMoney } from './shared/return-money';
import {
  onStaffPayment,
  paymentAudit,
  type StaffPaymentDeps,
  type StaffPaymentRequest,
} from './shared/staff-payment';

/** Cancels a whole payment before the bank closes its day. A cancelled payment succeeds. */
export function cancelPayment(
  deps: StaffPaymentDeps,
  operation: StaffPaymentRequest<CancelPaymentInput>,
): Promise<MutationResponse> {
  return onStaffPayment(deps, operation, async (payment) => {
    if (payment.state === 'cancelled') return payment;
    if (!canCancelPayment(payment, deps.now())) throw new DomainError('payment.not_returnable');
    const returned = await returnMoney(deps, payment, {
      id: operation.claim.mutationId,
      kind: 'cancel',
      amountKurus: payment.amountKurus,
      staffId: operation.member.id,
      reason: operation.change.reason,
      rows: paymentAudit(deps, operation, { payment, operation: 'cancel' }),
    });
    if (!returned) throw new DomainError('conflict');
    if (returned.verdict === 'batch_closed') throw new DomainError('payment.batch_closed');
    if (returned.verdict === 'refused') throw new DomainError('payment.not_returnable');
    return returned.payment;
  });
}
