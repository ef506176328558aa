import { nextCheckAt } from '#domain/payments/check-schedule';
import type { PaymentEvent } from '#domain/payments/payment-state';
import {
  entryOf,
  markUnpaid,
  type OperationRow,
  operationEnded,
  operationStarted,
  type PaymentRow,
  returnInLedger,
} from '../../repositories/payments/payment-ledger';
import type { PaymentStep } from '../../repositories/payments/payments.repository';
import type { OperationResult } from '../../services/vakifbank/vpos';
import { type BankDeps, bankIdOf } from './read-payments';

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
