import { saleCode } from '#domain/payments/bank-response';
import type { PaymentEvent } from '#domain/payments/payment-state';
import { isLateIn, nextCheckAt, nextPageCheckAt } from '#domain/payments/payment-state';
import { log } from '../../log/log';
import type { OperationRow, PaymentRow } from '../../repositories/payment-ledger';
import {
  attentionOf,
  captureInLedger,
  entryOf,
  lateIfTaken,
  markPaid,
  markUnpaid,
  operationEnded,
  operationStarted,
  returnInLedger,
  tookMoney,
} from '../../repositories/payment-ledger';
import type { PaymentStep } from '../../repositories/payments.repository';
import type { HostedResult } from '../../services/vakifbank/hosted-page';
import type { BankFacts, OperationResult, SaleResult } from '../../services/vakifbank/vpos';
import { hostInstant, SALE_OF } from '../../services/vakifbank/vpos';
import type { BankDeps } from './read-payments';
import { bankIdOf, bankIds } from './read-payments';

/** The code writes a refund or cancel before the request, with the resulting state. */
type Return = {
  /** The id names the requesting mutation: the same mutation never starts a second operation. */
  id?: string;
  kind: 'cancel' | 'refund';
  amountKurus: number;
  staffId: string | null;
  reason: string | null;
  rows?: PaymentStep['rows'];
};

/** Returns money once; returns null if another operation of this payment was first. */
export async function returnMoney(deps: BankDeps, payment: PaymentRow, wish: Return) {
  const { kind, amountKurus, staffId, reason, rows } = wish;
  const startedAt = deps.now();
  const operation = { id: wish.id ?? deps.newId(), kind, amountKurus };
  const started = await deps.payments.move(payment, {
    event: kind,
    at: startedAt,
    change: { nextCheckAt: startedAt + deps.bank.config.saleTimeoutMs + 10_000, checks: 0 },
    rows: (won) => [
      operationStarted({ ...operation, paymentId: payment.id, staffId, reason, startedAt }, won),
      ...(rows?.(won) ?? []),
    ],
  });
  if (!started) return null;
  const result = await deps.bank.operate({
    kind,
    amountKurus,
    transactionId: bankIdOf(operation.id),
    saleId: bankIdOf(payment.saleId),
    clientIp: payment.clientIp,
  });
  const settled = await settleReturn(deps, started, { operation, ...result });
  return { payment: settled ?? started, verdict: result.verdict };
}

type Settling = Pick<OperationResult, 'verdict' | 'resultCode'> & {
  operation: Pick<OperationRow, 'id' | 'kind' | 'amountKurus'>;
};

export function settleReturn(
  { payments, now }: BankDeps,
  payment: PaymentRow,
  { verdict, resultCode: code, operation }: Settling,
): Promise<PaymentRow | null> {
  const at = now();
  const { id } = operation;
  if (verdict === 'unclear') {
    const change = { nextCheckAt: nextCheckAt(0, at), checks: 0 };
    return payments.move(payment, { event: 'unclear', at, code, change });
  }
  if (verdict === 'done') return writeReturn(payments, payment, { operation, at, code });
  return payments.move(payment, {
    event: refusedEvent(payment),
    at,
    code,
    change: {
      nextCheckAt: null,
      resultCode: code,
      ...(payment.isLate ? { attention: 'late' } : {}),
    },
    rows: (won) => [
      operationEnded(id, { state: 'refused', resultCode: code, finishedAt: at }, won),
    ],
  });
}

/** A refund of money that the ledger never booked needs staff. */
function refusedEvent({ capturedAt, refundedKurus }: PaymentRow): PaymentEvent {
  if (capturedAt === null) return 'review';
  return refundedKurus > 0 ? 'refused_after_refund' : 'refused';
}

function writeReturn(
  payments: BankDeps['payments'],
  payment: PaymentRow,
  { operation, at, code }: Pick<Settling, 'operation'> & { at: number; code: string },
): Promise<PaymentRow | null> {
  const { id, kind, amountKurus } = operation;
  const isInBooks = payment.capturedAt !== null;
  const returnedKurus = payment.refundedKurus + amountKurus;
  const isWhole = kind === 'cancel' || returnedKurus >= payment.amountKurus;
  const refundedKurus = isInBooks ? returnedKurus : payment.refundedKurus;
  const type = kind === 'cancel' ? 'cancel' : 'refund';
  return payments.move(payment, {
    event: kind === 'cancel' ? 'cancelled' : isWhole ? 'refunded' : 'partly_refunded',
    at,
    code,
    change: { refundedKurus, nextCheckAt: null, attention: null },
    rows: (won) => [
      operationEnded(id, { state: 'done', resultCode: code, finishedAt: at }, won),
      // The deposit of a bill is what the booking says by then.
      ...(isWhole ? markUnpaid(payment, won) : []),
      ...(isInBooks
        ? [
            entryOf(payment, { reference: id, type, kurus: -amountKurus, at }, won),
            ...returnInLedger(payment, { operationId: id, kurus: amountKurus, isWhole, at }, won),
          ]
        : []),
    ],
  });
}

/** Returns all of the money, before or after the bank has closed its day; by itself unless staff ask for it. */
export async function returnUnwanted(
  deps: BankDeps,
  payment: PaymentRow,
  by: Pick<Return, 'staffId' | 'reason'> = {
    staffId: null,
    reason: payment.attention ?? 'unwanted',
  },
): Promise<PaymentRow | null> {
  const whole = { ...by, amountKurus: payment.amountKurus - payment.refundedKurus };
  const isPartlyBack = payment.refundedKurus > 0;
  const cancelled = isPartlyBack
    ? null
    : await returnMoney(deps, payment, { kind: 'cancel', ...whole });
  if (!isPartlyBack && cancelled?.verdict !== 'batch_closed') return cancelled?.payment ?? null;
  const before = cancelled?.payment ?? payment;
  const refunded = await returnMoney(deps, before, { kind: 'refund', ...whole });
  return refunded?.payment ?? before;
}

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
