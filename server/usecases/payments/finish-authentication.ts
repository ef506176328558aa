import type { FailureReason } from '#domain/payments/failure-reasons';
import type { PaymentRow } from '../../repositories/payments/payment-reads';
import { parseCallback, verifyCallback } from '../../services/vakifbank/callback';
import type { AcsForms } from '../../services/vakifbank/mpi';
import { type BankDeps, bankIds } from './shared/payment-deps';
import { settleSale } from './shared/settle-sale';

export type FinishDeps = BankDeps & { acsForms: AcsForms };

/**
 * Handles the browser's return from the card issuer. Its form only decides whether the server tries the sale; only the
 * sale moves money. A second or late callback changes nothing.
 */
export async function finishAuthentication(
  deps: FinishDeps,
  { payment, body }: { payment: PaymentRow; body: string },
): Promise<PaymentRow> {
  if (payment.state !== 'awaiting_3ds') return payment;
  const { payments, bank, now, acsForms } = deps;
  const at = now();
  acsForms.drop(payment.id);
  if (at >= payment.expiresAt) {
    return failed(deps, payment, { event: 'expired', reason: 'expired', code: null });
  }
  const fields = parseCallback(body);
  const { amountKurus, installments, brand, last4 } = payment;
  const awaited = { bankId: bankIds(payment).bankId, amountKurus, installments, brand, last4 };
  const verdict = fields && verifyCallback(bank.config, awaited, fields);
  if (!verdict || verdict.kind === 'tampered') {
    const code = verdict ? verdict.field : 'unreadable';
    console.error(`ALARM payment ${payment.id}: its callback differs in ${code}`);
    return failed(deps, payment, {
      event: 'failed',
      reason: 'auth_failed',
      code,
      attention: 'tampered',
    });
  }
  if (verdict.hash === 'failed') {
    console.error(`The hash of the callback of payment ${payment.id} does not match.`);
  }
  if (verdict.kind === 'failed') {
    if (verdict.needsOperator) console.error('ALARM the bank does not know our address');
    return failed(deps, payment, { event: 'failed', reason: verdict.reason, code: verdict.hash });
  }
  const { eci, cavv } = verdict;
  const capturing = await payments.move(payment, {
    event: 'authenticated',
    at,
    code: verdict.hash,
    change: { eci, nextCheckAt: at + bank.config.saleTimeoutMs + 10_000 },
  });
  // A parallel callback has sent the sale.
  if (!capturing) return (await payments.find(payment.id)) ?? payment;
  const sale = { amountKurus, installments, eci, cavv, clientIp: payment.clientIp };
  const result = await bank.sell({ ...bankIds(capturing), ...sale });
  const settled = await settleSale(deps, capturing, result);
  return settled ?? (await payments.find(payment.id)) ?? capturing;
}

type Failure = {
  event: 'failed' | 'expired';
  reason: FailureReason;
  code: string | null;
  attention?: string;
};

async function failed(
  { payments, now }: FinishDeps,
  payment: PaymentRow,
  { event, reason, code, attention }: Failure,
): Promise<PaymentRow> {
  const change = { reason, nextCheckAt: null, ...(attention ? { attention } : {}) };
  const moved = await payments.move(payment, { event, at: now(), code, change });
  return moved ?? (await payments.find(payment.id)) ?? payment;
}
