import { saleCode } from '#domain/payments/bank-response';
import type { PaymentEvent } from '#domain/payments/payment-state';
import {
  GIVE_UP_MS,
  MISSES_BEFORE_REVERSAL,
  nextCheckAt,
  nextPageCheckAt,
} from '#domain/payments/payment-state';
import type { OperationRow, PaymentRow } from '../../repositories/payment-ledger';
import { operationEnded, operationStarted } from '../../repositories/payment-ledger';
import type { FoundSale } from '../../services/vakifbank/bank';
import type { BankDeps } from './read-payments';
import { bankIdOf, bankIds } from './read-payments';
import {
  askPage,
  captureSale,
  keepOrReturn,
  returnUnwanted,
  searchSale,
  settleHosted,
  settleReturn,
  settleSale,
} from './settle-sale';

/** Queries the bank about one payment and stores the result. */
export async function checkPayment(deps: BankDeps, payment: PaymentRow): Promise<void> {
  switch (payment.state) {
    case 'created':
    case 'enrolling':
      return end(deps, payment, 'failed', 'auth_unavailable');
    case 'awaiting_3ds':
      return end(deps, payment, 'expired', 'expired');
    case 'awaiting_hosted':
      return checkHosted(deps, payment);
    case 'declined':
    case 'expired':
    case 'failed':
      return checkLate(deps, payment);
    case 'capturing':
      return suspect(deps, payment);
    case 'unknown':
    case 'manual_review':
      return checkUnknown(deps, payment);
    case 'reversing':
      return checkReversal(deps, payment);
    case 'captured_late':
      await keepOrReturn(deps, payment);
      return;
    case 'captured':
    case 'mismatch':
      return checkCaptured(deps, payment);
    case 'cancelling':
    case 'refunding':
      return suspect(deps, payment);
    case 'op_unknown':
      return checkOperation(deps, payment);
    case 'partially_refunded':
    case 'refunded':
    case 'cancelled':
      await deps.payments.note(payment, { nextCheckAt: null });
  }
}

async function end(
  { payments, now }: BankDeps,
  payment: PaymentRow,
  event: PaymentEvent,
  reason: 'auth_unavailable' | 'expired',
): Promise<void> {
  await payments.move(payment, { event, at: now(), change: { reason, nextCheckAt: null } });
}

/** Handles a killed process or an overdue response. */
async function suspect(deps: BankDeps, payment: PaymentRow): Promise<void> {
  const at = deps.now();
  const unclear = await deps.payments.move(payment, {
    event: 'unclear',
    at,
    code: 'orphaned',
    change: {
      reason: payment.state === 'capturing' ? 'under_review' : payment.reason,
      nextCheckAt: at,
    },
  });
  if (unclear) await checkPayment(deps, unclear);
}

/** At the token's end a page without a sale is over; while the bank cannot be asked, nobody knows. */
async function checkHosted(deps: BankDeps, payment: PaymentRow): Promise<void> {
  const { result, payment: after } = await settleHosted(deps, payment);
  const at = deps.now();
  if (after.state !== 'awaiting_hosted' || at < after.expiresAt) return;
  if (result === 'not_final') return expire(deps, after);
  const change = { reason: 'under_review', nextCheckAt: nextCheckAt(0, at), checks: 0 } as const;
  await deps.payments.move(after, { event: 'unclear', at, change });
}

async function expire(deps: BankDeps, payment: PaymentRow): Promise<void> {
  const at = deps.now();
  const nextCheckAt = nextPageCheckAt(payment.checks, { ...payment, now: at });
  const change = { reason: 'expired', nextCheckAt } as const;
  await deps.payments.move(payment, { event: 'expired', at, change });
}

/** Asks about a page that is over for a day, since its guest may pay with a second card or late. */
async function checkLate(deps: BankDeps, payment: PaymentRow): Promise<void> {
  const { token, createdAt } = payment;
  if (!token || deps.now() - createdAt > GIVE_UP_MS) {
    await deps.payments.note(payment, { nextCheckAt: null });
    return;
  }
  await settleHosted(deps, payment);
}

async function checkUnknown(deps: BankDeps, payment: PaymentRow): Promise<void> {
  // The bank approved this sale once: it is never over, reversed or declined without its record.
  const isApproved = payment.resultCode === '0000';
  const told = payment.token === null ? null : await askPage(deps, payment);
  if (told?.kind === 'not_final' && payment.state === 'unknown' && !isApproved) {
    return expire(deps, payment);
  }
  if (told?.kind === 'approved' || told?.kind === 'mismatch' || told?.kind === 'declined') {
    await settleSale(deps, payment, told);
    return;
  }
  const found = await searchSale(deps, payment);
  if (found.kind === 'found') return settleFound(deps, payment, found.sale);
  const isMissed = found.kind === 'not_found' && payment.checks + 1 > MISSES_BEFORE_REVERSAL;
  const isForReversal = isMissed && payment.state === 'unknown' && told === null && !isApproved;
  if (isForReversal) return reverse(deps, payment);
  await later(deps, payment);
}

async function settleFound(deps: BankDeps, payment: PaymentRow, sale: FoundSale): Promise<void> {
  const { status, judgement, resultCode } = sale;
  if (status === 'declined' || status === 'cancelled') {
    const reason = saleCode(resultCode)?.reason ?? 'card_declined';
    await settleSale(deps, payment, { kind: 'declined', reason, code: resultCode });
    return;
  }
  if (status === 'captured' && judgement === 'incomplete') return later(deps, payment);
  if (status === 'captured' && judgement === 'ours') await captureSale(deps, payment, sale);
  else await settleSale(deps, payment, { kind: 'mismatch', ...sale });
}

/** Reverses a sale that the bank does not know, since the sale may arrive late. */
async function reverse(deps: BankDeps, payment: PaymentRow): Promise<void> {
  const { payments, now, newId } = deps;
  const startedAt = now();
  const { id: paymentId, amountKurus } = payment;
  const operation = { id: newId(), paymentId, kind: 'reversal', amountKurus, startedAt } as const;
  const reversing = await payments.move(payment, {
    event: 'reversal',
    at: startedAt,
    change: { nextCheckAt: startedAt },
    rows: (won) => [operationStarted({ ...operation, staffId: null, reason: null }, won)],
  });
  if (reversing) await checkReversal(deps, reversing);
}

async function checkReversal(deps: BankDeps, payment: PaymentRow): Promise<void> {
  const found = await searchSale(deps, payment);
  if (found.kind === 'found' && found.sale.status === 'captured') {
    return settleFound(deps, payment, found.sale);
  }
  const operation = await openOperation(deps, payment, ['reversal']);
  if (!operation) return later(deps, payment);
  const { verdict, resultCode } = await deps.bank.operate({
    kind: 'reversal',
    transactionId: bankIdOf(operation.id),
    saleId: bankIds(payment).transactionId,
    amountKurus: payment.amountKurus,
    clientIp: payment.clientIp,
  });
  if (verdict !== 'done') return later(deps, payment);
  const at = deps.now();
  const ended = { state: 'done', resultCode, finishedAt: at } as const;
  await deps.payments.move(payment, {
    event: 'reversed',
    at,
    code: resultCode,
    change: { reason: 'temporarily_unavailable', resultCode, nextCheckAt: null },
    rows: (won) => [
      operationEnded(operation.id, ended, won),
      operationEnded(payment.saleId, { ...ended, state: 'refused' }, won),
    ],
  });
}

/** Refunds a captured payment that nobody needs; verifies every other payment with the bank once. */
async function checkCaptured(deps: BankDeps, payment: PaymentRow): Promise<void> {
  const isUnwanted = payment.state !== 'captured' || payment.attention === 'not_needed';
  if (isUnwanted) {
    await returnUnwanted(deps, payment);
    return;
  }
  const found = await searchSale(deps, payment);
  if (found.kind === 'unclear' && payment.checks < MISSES_BEFORE_REVERSAL)
    return later(deps, payment);
  const differs =
    found.kind === 'found' &&
    (found.sale.status !== 'captured' || found.sale.judgement === 'other');
  const attention = differs ? 'bank_differs' : payment.attention;
  await deps.payments.note(payment, { nextCheckAt: null, attention });
}

/** Settles a cancel or refund without a response: the sale's flags and sums show whether it happened. */
async function checkOperation(deps: BankDeps, payment: PaymentRow): Promise<void> {
  const operation = await openOperation(deps, payment, ['cancel', 'refund']);
  const found = await searchSale(deps, payment);
  if (!operation || found.kind !== 'found') return later(deps, payment);
  const { status, refundedKurus } = found.sale;
  const isDone =
    operation.kind === 'cancel'
      ? status === 'cancelled'
      : refundedKurus >= payment.refundedKurus + operation.amountKurus;
  if (!isDone && payment.checks < 2) return later(deps, payment);
  const verdict = isDone ? 'done' : 'refused';
  await settleReturn(deps, payment, { operation, verdict, resultCode: found.sale.resultCode });
}

/** Operations that started in the same millisecond have no order, so the code takes the open one, not the last. */
async function openOperation({ payments }: BankDeps, { id }: PaymentRow, kinds: readonly string[]) {
  const isOpen = ({ kind, state }: OperationRow) =>
    kinds.includes(kind) && (state === 'started' || state === 'unclear');
  return (await payments.operations(id)).findLast(isOpen) ?? null;
}

/** Schedules the next query; after a day staff must check the payment. */
async function later({ payments, now }: BankDeps, payment: PaymentRow): Promise<void> {
  const at = now();
  const checks = payment.checks + 1;
  if (at - payment.stateAt > GIVE_UP_MS) {
    const change = { nextCheckAt: null };
    const review = await payments.move(payment, { event: 'review', at, change });
    if (review) return;
  }
  const isOver = payment.state === 'manual_review';
  await payments.note(payment, { checks, nextCheckAt: isOver ? null : nextCheckAt(checks, at) });
}

const BATCH = 20;

/**
 * Queries the bank about every due payment: lost responses, closed tabs, killed processes. Each step is a
 * compare-and-swap, so parallel runs are safe.
 */
export async function reconcilePayments(deps: BankDeps): Promise<void> {
  const { payments, now, bank } = deps;
  const { mode } = bank.config;
  if (mode === 'off') return;
  for (const payment of await payments.due(now(), { mode, limit: BATCH })) {
    await checkPayment(deps, payment);
  }
}
