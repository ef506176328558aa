import { DomainError } from '#domain/error-codes';
import { liraText } from '#domain/money';
import { payableKurus } from '#domain/payments/bank-response';
import { type RefundPaymentInput, refundableKurus } from '#domain/payments/return-payment';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { returnMoney } from './shared/return-money';
import {
  onStaffPayment,
  paymentAudit,
  type StaffPaymentDeps,
  type StaffPaymentRequest,
} from './shared/staff-payment';

/** Refunds a part or all of a payment, at most the captured amount. */
export function refundPayment(
  deps: StaffPaymentDeps,
  operation: StaffPaymentRequest<RefundPaymentInput>,
): Promise<MutationResponse> {
  return onStaffPayment(deps, operation, async (payment) => {
    const amountKurus = payableKurus(operation.change.amount);
    if (amountKurus === null) throw new DomainError('payment.amount_invalid');
    const leftKurus = refundableKurus(payment);
    if (leftKurus === 0) throw new DomainError('payment.not_returnable');
    if (amountKurus > leftKurus) {
      throw new DomainError('payment.too_much', { refundable: liraText(leftKurus) });
    }
    const returned = await returnMoney(deps, payment, {
      id: operation.claim.mutationId,
      kind: 'refund',
      amountKurus,
      staffId: operation.member.id,
      reason: operation.change.reason,
      rows: paymentAudit(deps, operation, { payment, operation: 'refund' }),
    });
    if (!returned) throw new DomainError('conflict');
    if (returned.verdict === 'refused' || returned.verdict === 'batch_closed') {
      throw new DomainError('payment.not_returnable');
    }
    return returned.payment;
  });
}
