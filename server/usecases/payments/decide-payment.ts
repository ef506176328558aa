import { DomainError } from '#domain/error-codes';
import { type DecidePaymentInput, decisionsOf } from '#domain/payments/return-payment';
import type { PaymentRow } from '../../repositories/payments/payment-reads';
import { operationEnded } from '../../repositories/payments/payment-statements';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { returnUnwanted } from './shared/return-money';
import { captureSale, settleSale } from './shared/settle-sale';
import {
  onStaffPayment,
  paymentAudit,
  type StaffPaymentDeps,
  type StaffPaymentRequest,
  staffPayment,
} from './shared/staff-payment';

type Decided = StaffPaymentRequest<DecidePaymentInput>;

/** Settles a payment about which the bank gave no answer for a day. A settled payment succeeds. */
export function decidePayment(deps: StaffPaymentDeps, request: Decided): Promise<MutationResponse> {
  return onStaffPayment(deps, request, async (payment) => {
    if (payment.state !== 'manual_review') return payment;
    const { decision, reason } = request.change;
    if (!decisionsOf(payment).includes(decision)) throw new DomainError('payment.not_returnable');
    const rows = paymentAudit(deps, request, { payment, operation: 'decide' });
    if (!(await deps.payments.note(payment, {}, rows))) throw new DomainError('conflict');
    const noted = await staffPayment(deps, payment.id);
    if (decision === 'keep') await keep(deps, noted);
    if (decision === 'return') {
      await returnUnwanted(deps, noted, { staffId: request.member.id, reason });
    }
    if (decision === 'close') await close(deps, noted);
    const after = await staffPayment(deps, payment.id);
    if (after.state === 'manual_review') throw new DomainError('payment.not_returnable');
    return after;
  });
}

/** Money in the ledger stays there; its open return has not happened. */
async function keep(deps: StaffPaymentDeps, payment: PaymentRow): Promise<void> {
  const { resultCode, authCode, rrn, refundedKurus } = payment;
  if (payment.capturedAt === null) {
    const facts = { resultCode: resultCode ?? '', authCode, rrn, batchNo: null, hostDate: null };
    await captureSale(deps, payment, facts);
    return;
  }
  const at = deps.now();
  const operations = await deps.payments.operations(payment.id);
  const open = operations.filter(({ state }) => state === 'started' || state === 'unclear');
  await deps.payments.move(payment, {
    event: refundedKurus > 0 ? 'refused_after_refund' : 'refused',
    at,
    change: { attention: null, nextCheckAt: null },
    rows: (won) =>
      open.map(({ id }) =>
        operationEnded(id, { state: 'refused', resultCode: null, finishedAt: at }, won),
      ),
  });
}

async function close(deps: StaffPaymentDeps, payment: PaymentRow): Promise<void> {
  const code = payment.resultCode ?? '';
  await settleSale(deps, payment, { kind: 'declined', reason: 'card_declined', code });
}
