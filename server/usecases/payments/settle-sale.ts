import { saleCode } from '#domain/payments/bank-response';
import { nextCheckAt, nextPageCheckAt } from '#domain/payments/check-schedule';
import { isLateIn } from '#domain/payments/payment-state';
import { log } from '../../log/log';
import {
  attentionOf,
  captureInLedger,
  lateIfTaken,
  markPaid,
  operationEnded,
  type PaymentRow,
  tookMoney,
} from '../../repositories/payments/payment-ledger';
import type { HostedResult } from '../../services/vakifbank/hosted-page';
import {
  type BankFacts,
  hostInstant,
  SALE_OF,
  type SaleResult,
} from '../../services/vakifbank/vpos';
import { type BankDeps, bankIds } from './read-payments';
import { returnUnwanted } from './return-money';

/** Stores the sale's result; returns null if the payment has changed since the caller read it. */
export async function settleSale(deps: BankDeps, payment: PaymentRow, result: SaleResult) {
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
      const ended = { state: 'refused', resultCode: code, finishedAt: at } as const;
      return deps.payments.move(payment, {
        event: kind === 'tampered' ? 'failed' : 'declined',
        at,
        code,
        change: {
          reason,
          resultCode: code,
          // The bank's page takes another card while its token lives.
          nextCheckAt: payment.token
            ? nextPageCheckAt(payment.checks, { ...payment, now: at })
            : null,
          ...(kind === 'tampered' ? { attention: 'tampered' } : {}),
        },
        rows: (won) => [operationEnded(payment.saleId, ended, won)],
      });
    }
    case 'incomplete':
    case 'unclear': {
      const isUnclear = result.kind === 'unclear';
      return deps.payments.move(payment, {
        event: 'unclear',
        at,
        code: isUnclear ? result.code : result.resultCode,
        change: {
          ...(isUnclear ? {} : bankFacts(result)),
          reason: 'under_review',
          checks: 0,
          nextCheckAt: nextCheckAt(0, at),
        },
      });
    }
  }
}

function captureFacts(payment: PaymentRow, facts: BankFacts, at: number) {
  return {
    ...bankFacts(facts),
    ...verifiedAt(at),
    reason: null,
    capturedAt: bookedAt(payment, facts, at),
  };
}

/** Writes the ledger row and the paid deposit or order of a captured sale in one batch. */
export async function captureSale(deps: BankDeps, payment: PaymentRow, facts: BankFacts) {
  if (isLateIn(payment.state)) return captureLate(deps, payment, facts);
  const at = deps.now();
  const captured = await deps.payments.move(payment, {
    event: 'captured',
    at,
    code: facts.resultCode,
    change: {
      ...captureFacts(payment, facts, at),
      attention: attentionOf(payment) ?? null,
    },
    rows: (won) => [
      ...tookMoney(payment, { code: facts.resultCode, at }, won),
      ...markPaid(payment, at, won),
      ...captureInLedger(payment, at, won),
    ],
  });
  return captured?.attention ? returned(deps, captured) : captured;
}

/** Books money that came after the payment was over, and then keeps or returns it. */
async function captureLate(deps: BankDeps, payment: PaymentRow, facts: BankFacts) {
  const at = deps.now();
  const late = await deps.payments.move(payment, {
    event: 'captured_late',
    at,
    code: facts.resultCode,
    change: {
      ...captureFacts(payment, facts, at),
      isLate: true,
      attention: payment.state === 'declined' ? null : 'late',
    },
    rows: (won) => tookMoney(payment, { code: facts.resultCode, at }, won),
  });
  return late && keepOrReturn(deps, late);
}

/**
 * Keeps a second card after a decline if its order or booking still needs the money and no other payment is open for
 * it. All other late money goes back.
 */
export async function keepOrReturn(deps: BankDeps, late: PaymentRow): Promise<PaymentRow> {
  if (late.attention) return returned(deps, late);
  const at = deps.now();
  const kept = await deps.payments.move(late, {
    event: 'kept',
    at,
    change: { ...verifiedAt(at), ...lateIfTaken(late) },
    rows: (won) => [...markPaid(late, at, won), ...captureInLedger(late, at, won)],
  });
  if (!kept) return (await deps.payments.find(late.id)) ?? late;
  return kept.attention ? returned(deps, kept) : kept;
}

async function returned(deps: BankDeps, payment: PaymentRow): Promise<PaymentRow> {
  return (await returnUnwanted(deps, payment)) ?? payment;
}

/** The check is due at once: the server verifies the sale with the bank, or refunds a sale that nobody needs. */
function verifiedAt(at: number) {
  return { nextCheckAt: at, checks: 0 };
}

/** Refunds the payment and tells staff if the bank took another amount. */
async function returnMismatch(deps: BankDeps, payment: PaymentRow, facts: BankFacts) {
  const at = deps.now();
  alarm(payment, 'mismatch');
  const stopped = await deps.payments.move(payment, {
    event: 'mismatch',
    at,
    code: facts.resultCode,
    change: {
      ...bankFacts(facts),
      reason: 'returned',
      attention: 'mismatch',
      nextCheckAt: at,
      isLate: payment.isLate || isLateIn(payment.state),
    },
  });
  return stopped && returned(deps, stopped);
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
  log.alarm('payment.unsettled', { id, state, code });
}

/** Asks about a payment on the bank's page and stores the result; `checks` is the number of earlier questions. */
export async function settleHosted(
  deps: BankDeps,
  payment: PaymentRow,
  checks = payment.checks + 1,
): Promise<{ result: HostedResult['kind']; payment: PaymentRow }> {
  const answer = await askPage(deps, payment);
  const settled = await settleAnswer(deps, { ...payment, checks }, answer);
  return { result: answer.kind, payment: settled };
}

async function settleAnswer(deps: BankDeps, payment: PaymentRow, answer: HostedResult) {
  const isKnown = answer.kind !== 'not_final' && answer.kind !== 'unclear';
  const isNews = answer.kind === 'approved' || answer.kind === 'mismatch';
  if (isKnown && (isNews || !isLateIn(payment.state))) {
    const settled = await settleSale(deps, payment, answer);
    if (settled) return settled;
  } else {
    const { checks } = payment;
    const nextCheckAt = nextPageCheckAt(checks, { ...payment, now: deps.now() });
    await deps.payments.note(payment, { checks, nextCheckAt });
  }
  return (await deps.payments.find(payment.id)) ?? payment;
}

/** Asks about the bank's page, and its search if the answer leaves out what a sale needs or has an unknown code. */
export async function askPage(deps: BankDeps, payment: PaymentRow): Promise<HostedResult> {
  const { amountKurus, token } = payment;
  const { transactionId } = bankIds(payment);
  const answer = await deps.bank.askHostedPage({ amountKurus, transactionId, token: token ?? '' });
  const isOpen = answer.kind === 'incomplete' || (answer.kind === 'unclear' && isCode(answer.code));
  const found = isOpen ? await searchSale(deps, payment) : null;
  if (found?.kind !== 'found') return answer;
  const { sale } = found;
  if (sale.status === 'captured') return { ...sale, kind: SALE_OF[sale.judgement] };
  if (sale.status !== 'declined' || answer.kind === 'incomplete') return answer;
  const reason = saleCode(sale.resultCode)?.reason ?? 'card_declined';
  return { kind: 'declined', reason, code: sale.resultCode };
}

function isCode(code: string): boolean {
  return /^\d{4}$/.test(code);
}

export function searchSale({ bank }: BankDeps, payment: PaymentRow) {
  const { amountKurus, createdAt } = payment;
  return bank.search({ ...bankIds(payment), amountKurus, createdAt });
}
