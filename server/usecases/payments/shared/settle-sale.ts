import { HOSTED_WAIT_MS, nextCheckAt } from '#domain/payments/check-schedule';
import { captureInLedger } from '../../../repositories/payments/payment-ledger';
import type { PaymentRow } from '../../../repositories/payments/payment-reads';
import {
  attentionOf,
  entryOf,
  markPaid,
  operationEnded,
} from '../../../repositories/payments/payment-statements';
import { hostInstant } from '../../../services/vakifbank/host-date';
import type { HostedResult } from '../../../services/vakifbank/hosted-page';
import type { BankFacts, SaleResult } from '../../../services/vakifbank/vpos';
import { type BankDeps, bankIdOf } from './payment-deps';
import { returnUnwanted } from './return-money';

/** Stores the sale's result; returns null if the payment has changed since the caller read it. */
export async function settleSale(
  deps: BankDeps,
  payment: PaymentRow,
  result: SaleResult,
): Promise<PaymentRow | null> {
  const at = deps.now();
  switch (result.kind) {
    case 'approved':
      return captureSale(deps, payment, result);
    case 'mismatch':
      return returnMismatch(deps, payment, result);
    case 'declined':
    case 'tampered': {
      const { kind, reason, code } = result;
      const isAlarm = kind === 'tampered' || reason === 'temporarily_unavailable';
      if (isAlarm) alarm(payment, code);
      return deps.payments.move(payment, {
        event: kind === 'tampered' ? 'failed' : 'declined',
        at,
        code,
        change: {
          reason,
          resultCode: code,
          nextCheckAt: null,
          ...(kind === 'tampered' ? { attention: 'tampered' } : {}),
        },
        rows: (won) => [
          operationEnded(
            payment.saleId,
            { state: 'refused', resultCode: code, finishedAt: at },
            won,
          ),
        ],
      });
    }
    case 'unclear':
      return deps.payments.move(payment, {
        event: 'unclear',
        at,
        code: result.code,
        change: { reason: 'under_review', nextCheckAt: nextCheckAt(0, at), checks: 0 },
      });
  }
}

/** Writes the ledger row and the paid deposit or order of a captured sale in one batch. */
export async function captureSale(
  deps: BankDeps,
  payment: PaymentRow,
  facts: BankFacts,
): Promise<PaymentRow | null> {
  const at = deps.now();
  const isLate = payment.state === 'expired' || payment.state === 'failed';
  const captured = await deps.payments.move(payment, {
    event: isLate ? 'captured_late' : 'captured',
    at,
    code: facts.resultCode,
    change: {
      ...bankFacts(facts),
      reason: isLate ? 'returned' : null,
      capturedAt: bookedAt(payment, facts, at),
      isLate,
      attention: isLate ? 'late' : (attentionOf(payment) ?? null),
      // The check is due at once: the server verifies the sale with the bank, or refunds a sale that nobody needs.
      nextCheckAt: at,
      checks: 0,
    },
    rows: (won) => [
      operationEnded(
        payment.saleId,
        { state: 'done', resultCode: facts.resultCode, finishedAt: at },
        won,
      ),
      entryOf(
        payment,
        { reference: payment.saleId, type: 'capture', kurus: payment.amountKurus, at },
        won,
      ),
      ...(isLate ? [] : [...markPaid(payment, at, won), ...captureInLedger(payment, at, won)]),
    ],
  });
  if (!captured?.attention) return captured;
  return (await returnUnwanted(deps, captured)) ?? captured;
}

/** Refunds the payment and tells staff if the bank took another amount. */
async function returnMismatch(
  deps: BankDeps,
  payment: PaymentRow,
  facts: BankFacts,
): Promise<PaymentRow | null> {
  const at = deps.now();
  alarm(payment, 'mismatch');
  const stopped = await deps.payments.move(payment, {
    event: 'mismatch',
    at,
    code: facts.resultCode,
    change: { ...bankFacts(facts), reason: 'returned', attention: 'mismatch', nextCheckAt: at },
  });
  return stopped && ((await returnUnwanted(deps, stopped)) ?? stopped);
}

/** Queries a payment on the hosted page and stores the result. */
export async function settleHosted(
  deps: BankDeps,
  payment: PaymentRow,
): Promise<{ result: HostedResult['kind']; payment: PaymentRow | null }> {
  const { amountKurus, saleId, token } = payment;
  const transactionId = bankIdOf(saleId);
  const result = await deps.bank.askHostedPage({ amountKurus, transactionId, token: token ?? '' });
  if (result.kind === 'not_final' || result.kind === 'unclear') {
    const at = deps.now() + HOSTED_WAIT_MS;
    await deps.payments.note(payment, { nextCheckAt: at, checks: payment.checks + 1 });
    return { result: result.kind, payment: await deps.payments.find(payment.id) };
  }
  if (payment.state === 'awaiting_hosted') {
    return { result: result.kind, payment: await settleSale(deps, payment, result) };
  }
  // The server has given up this payment, so only captured money matters.
  if (result.kind === 'approved') {
    return { result: result.kind, payment: await captureSale(deps, payment, result) };
  }
  const attention = result.kind === 'mismatch' ? 'mismatch' : payment.attention;
  await deps.payments.note(payment, { nextCheckAt: null, attention });
  return { result: result.kind, payment };
}

/** Returns when the bank took the money, limited to the payment's life: reconciliation may run on another day. */
function bookedAt({ createdAt }: PaymentRow, { hostDate }: BankFacts, now: number): number {
  const at = (hostDate && hostInstant(hostDate, now)) || now;
  return Math.min(now, Math.max(createdAt, at));
}

function bankFacts({ resultCode, authCode, rrn }: BankFacts) {
  return { resultCode, authCode, rrn };
}

/** Logs the alarm for the operator, without card data. */
function alarm({ id, state }: PaymentRow, code: string): void {
  console.error(`ALARM payment ${id} (${state}): the bank answered ${code}`);
}
