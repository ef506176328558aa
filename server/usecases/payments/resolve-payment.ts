import { DomainError } from '#domain/error-codes';
import type { CancelPaymentInput } from '#domain/payments/return-payment';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { checkPayment } from './shared/check-payment';
import {
  onStaffPayment,
  paymentAudit,
  type StaffPaymentDeps,
  type StaffPaymentRequest,
  staffPayment,
} from './shared/staff-payment';

/** Marks a payment as checked by staff: clears its attention flag and asks the bank for its state once more. */
export function resolvePayment(
  deps: StaffPaymentDeps,
  operation: StaffPaymentRequest<CancelPaymentInput>,
): Promise<MutationResponse> {
  return onStaffPayment(deps, operation, async (payment) => {
    const noted = await deps.payments.note(
      payment,
      { attention: null },
      paymentAudit(deps, operation, { payment, operation: 'resolve' }),
    );
    if (!noted) throw new DomainError('conflict');
    await checkPayment(deps, await staffPayment(deps, operation.paymentId));
    return staffPayment(deps, operation.paymentId);
  });
}
