import { DomainError } from '#domain/error-codes';
import type { PaymentRead } from '#domain/payments/payment-read';
import { noteOf } from '../../../repositories/audit.repository';
import type { PaymentRow } from '../../../repositories/payments/payment-reads';
import type { PaymentStep } from '../../../repositories/payments/payments.repository';
import type {
  Claim,
  MutationResponse,
  StoredResponsesRepository,
} from '../../../repositories/stored-responses.repository';
import { auditRow } from '../../shared/audit-row';
import type { BankDeps } from './payment-deps';
import { paymentRead } from './payment-wire';

export type StaffPaymentDeps = BankDeps & { responses: StoredResponsesRepository };
export type StaffPaymentRequest<Change> = {
  claim: Claim;
  paymentId: string;
  change: Change;
  member: { id: string; firstName: string };
};

/** Responds with the payment after the change. A retry of a started operation does not repeat it. */
export async function onStaffPayment<Change>(
  deps: StaffPaymentDeps,
  { claim, paymentId }: StaffPaymentRequest<Change>,
  change: (payment: PaymentRow) => Promise<PaymentRow>,
): Promise<MutationResponse> {
  const payment = await staffPayment(deps, paymentId);
  const operations = await deps.payments.operations(paymentId);
  const started = operations.find(({ id }) => id === claim.mutationId);
  if (started?.state === 'refused') throw new DomainError('payment.not_returnable');
  const changed = started ? payment : await change(payment);
  const read: PaymentRead = paymentRead(changed, deps.now());
  const body = JSON.stringify({ mutationId: claim.mutationId, payment: read });
  return deps.responses.keep(claim, { status: 200, body });
}

/** @throws DomainError payment.not_configured for another bank's payment, such as a simulated one */
export async function staffPayment({ payments, bank }: BankDeps, id: string): Promise<PaymentRow> {
  const payment = await payments.find(id);
  if (!payment) throw new DomainError('not_found');
  if (payment.mode !== bank.config.mode) throw new DomainError('payment.not_configured');
  return payment;
}

/** Returns the audit row, which the code writes before the request to the bank. */
export function paymentAudit(
  deps: BankDeps,
  request: StaffPaymentRequest<object>,
  { payment, operation }: { payment: PaymentRow; operation: string },
): NonNullable<PaymentStep['rows']> {
  const before = { state: payment.state, refunded: payment.refundedKurus / 100 };
  const fact = { tbl: 'payment', pk: payment.id, before, after: request.change };
  return noteOf(auditRow(deps, request, { action: `payment.${operation}`, ...fact }));
}
