import { DomainError } from '#domain/error-codes';
import type { CancelPaymentInput } from '#domain/payments/return-payment';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { checkPayment } from './shared/check-payment';
import {
  auditRow,
  respond,
  type StaffPaymentAct,
  type StaffPaymentDeps,
  staffPayment,
} from './shared/staff-payment';

/** Somebody has looked at a payment: the bank is asked once more, and what only needed a look needs none any more. */
export async function resolvePayment(
  deps: StaffPaymentDeps,
  act: StaffPaymentAct<CancelPaymentInput>,
): Promise<MutationResponse> {
  const payment = await staffPayment(deps, act.paymentId);
  const noted = await deps.payments.note(
    payment,
    { attention: null },
    auditRow(deps, act, { payment, act: 'resolve' }),
  );
  if (!noted) throw new DomainError('conflict');
  await checkPayment(deps, await staffPayment(deps, act.paymentId));
  return respond(deps, act.claim, await staffPayment(deps, act.paymentId));
}
