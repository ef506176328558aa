import { DomainError } from '#domain/error-codes';
import type { CancelPaymentInput } from '#domain/payments/return-payment';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { checkPayment } from './shared/check-payment';
import {
  auditRow,
  onStaffPayment,
  type StaffPaymentAct,
  type StaffPaymentDeps,
  staffPayment,
} from './shared/staff-payment';

/** Staff mark a payment as looked at: clears its attention flag and asks the bank for its state once more. */
export function resolvePayment(
  deps: StaffPaymentDeps,
  act: StaffPaymentAct<CancelPaymentInput>,
): Promise<MutationResponse> {
  return onStaffPayment(deps, act, async (payment) => {
    const noted = await deps.payments.note(
      payment,
      { attention: null },
      auditRow(deps, act, { payment, act: 'resolve' }),
    );
    if (!noted) throw new DomainError('conflict');
    await checkPayment(deps, await staffPayment(deps, act.paymentId));
    return staffPayment(deps, act.paymentId);
  });
}
