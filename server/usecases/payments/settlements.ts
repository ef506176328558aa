import { DomainError } from '#domain/error-codes';
import { liraText } from '#domain/money';
import { kurusOfBank, payableKurus, readAmount } from '#domain/payments/bank-response';
import type { PaymentRead } from '#domain/payments/payment-read';
import type {
  CancelPaymentInput,
  DecidePaymentInput,
  RefundPaymentInput,
  SettlementReport,
} from '#domain/payments/settlement';
import {
  canCancelPayment,
  daysToCompare,
  decisionsOf,
  lastEndedDay,
  refundableKurus,
} from '#domain/payments/settlement';
import { addDays } from '#domain/venue';
import { log } from '../../log/log';
import { noteOf } from '../../repositories/audit.repository';
import type { PaymentRow } from '../../repositories/payment-ledger';
import { operationEnded } from '../../repositories/payment-ledger';
import type { PaymentStep } from '../../repositories/payments.repository';
import type { MutationResponse } from '../../repositories/rows/responses.repository';
import type { Parts, StaffAddRequest, StaffRequest } from '../shared/staff-change';
import { auditRow, orRefuse, staffOnce } from '../shared/staff-change';
import { checkPayment } from './check-payment';
import type { BankDeps } from './read-payments';
import { bankIdOf, paymentRead } from './read-payments';
import { captureSale, returnMoney, returnUnwanted, settleSale } from './settle-sale';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Compares each ended day with the bank's list once, and days with open differences daily until the list agrees or
 * somebody explains them.
 * @throws DomainError payment.unavailable: the next run begins with the same day
 */
export async function compareEndedDays(deps: BankDeps & Pick<Parts, 'settlements'>): Promise<void> {
  const { bank, settlements, now } = deps;
  const { mode } = bank.config;
  if (mode === 'off') return;
  const at = now();
  const open = await settlements.open(mode);
  const again = open.filter(({ checkedAt }) => lastEndedDay(checkedAt) < lastEndedDay(at));
  const days = daysToCompare(await settlements.lastDay(mode), at);
  for (const day of [...days, ...again.map((one) => one.day)]) {
    const report = await compareSettlement(deps, day);
    const differences = report.onlyBank.length + report.onlyOurs.length;
    if (differences > 0) {
      log.alarm('settlement.differs', { day, differences });
    }
    await settlements.keep(mode, report, at);
  }
}

/**
 * Compares the bank's list of a calendar day with ours. The server also requests the days around it: around midnight
 * the two clocks may disagree about the day of a sale.
 */
export async function compareSettlement(deps: BankDeps, day: string): Promise<SettlementReport> {
  const { bank, payments } = deps;
  const { mode } = bank.config;
  if (mode === 'off') throw new DomainError('payment.not_configured');
  const begins = Date.parse(`${day}T00:00:00+03:00`);
  const since = Math.max(begins - DAY_MS, bank.knownSince());
  const [sales, known] = await Promise.all([
    bank.settledSales({ from: addDays(day, -1), until: addDays(day, 1) }),
    payments.capturedBetween(since, begins + 2 * DAY_MS, mode),
  ]);
  if (!sales) throw new DomainError('payment.unavailable');
  const idOf = ({ saleId }: PaymentRow) => bankIdOf(saleId);
  const atBank = new Map(sales.map((sale) => [sale.transactionId, sale.amount]));
  const atOurs = new Set(known.map(idOf));
  const ours = known.filter(
    ({ capturedAt }) => capturedAt !== null && begins <= capturedAt && capturedAt < begins + DAY_MS,
  );
  const isAtBank = (payment: PaymentRow) => {
    const said = atBank.get(idOf(payment));
    return said !== undefined && readAmount(said, payment.amountKurus) !== 'different';
  };
  return {
    day,
    onlyBank: sales
      .filter((sale) => (sale.day ?? day) === day && !atOurs.has(sale.transactionId))
      .map(({ transactionId, amount }) => {
        const kurus = kurusOfBank(amount);
        return { transactionId, amount: kurus === null ? null : liraText(kurus) };
      }),
    onlyOurs: ours
      .filter((payment) => !isAtBank(payment))
      .map(({ id, amountKurus, purpose, refId }) => ({
        id,
        amount: liraText(amountKurus),
        purpose,
        refId,
      })),
    matched: ours.filter(isAtBank).length,
  };
}

type ExplainDeps = BankDeps & Pick<Parts, 'settlements' | 'responses'>;

type Explanation = Omit<StaffAddRequest<CancelPaymentInput>, 'ageMs'> & { day: string };

/** Records why a person accepts the differences of a day. */
export async function explainDifferences(deps: ExplainDeps, request: Explanation) {
  const { settlements, responses, bank } = deps;
  const { claim, day, input } = request;
  const { mode } = bank.config;
  if (mode === 'off') throw new DomainError('payment.not_configured');
  const found = (await settlements.open(mode)).find((one) => one.day === day);
  const { onlyBank = [], onlyOurs = [] } = found?.report ?? {};
  const before = { onlyBank: onlyBank.length, onlyOurs: onlyOurs.length };
  const about = { tbl: 'payment_settlement', pk: day, before, after: input };
  const fact = { action: 'settlement.explain', ...about };
  const once = staffOnce(deps, request, fact, { body: { day } });
  const written = found && (await settlements.explain({ mode, day }, once));
  // A colleague explained the day first, so the command has nothing left to do.
  return written ?? responses.keep(claim, once.response);
}

type StaffPaymentDeps = BankDeps & Pick<Parts, 'responses'>;
type StaffPaymentRequest<Input> = Omit<StaffRequest<Input>, 'ageMs'>;

/** Responds with the payment after the change. A retry of a started operation does not repeat it. */
async function onStaffPayment<Input>(
  deps: StaffPaymentDeps,
  { claim, id: paymentId }: StaffPaymentRequest<Input>,
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
async function staffPayment({ payments, bank }: BankDeps, id: string): Promise<PaymentRow> {
  const payment = orRefuse(await payments.find(id));
  if (payment.mode !== bank.config.mode) throw new DomainError('payment.not_configured');
  return payment;
}

/** Returns the audit row, which the code writes before the request to the bank. */
function paymentAudit(
  deps: BankDeps,
  request: StaffPaymentRequest<object>,
  { payment, operation }: { payment: PaymentRow; operation: string },
): NonNullable<PaymentStep['rows']> {
  const before = { state: payment.state, refunded: payment.refundedKurus / 100 };
  const fact = { tbl: 'payment', pk: payment.id, before, after: request.input };
  return noteOf(auditRow(deps, request, { action: `payment.${operation}`, ...fact }));
}

/** @throws DomainError conflict */
async function givenBack(
  deps: StaffPaymentDeps,
  request: StaffPaymentRequest<CancelPaymentInput>,
  payment: PaymentRow,
  what: { kind: 'cancel' | 'refund'; amountKurus: number },
) {
  const { claim, member, input } = request;
  const rows = paymentAudit(deps, request, { payment, operation: what.kind });
  const by = { id: claim.mutationId, staffId: member.id, reason: input.reason };
  return orRefuse(await returnMoney(deps, payment, { ...what, ...by, rows }), 'conflict');
}

/** Cancels a whole payment before the bank closes its day. A cancelled payment succeeds. */
export function cancelPayment(
  deps: StaffPaymentDeps,
  operation: StaffPaymentRequest<CancelPaymentInput>,
): Promise<MutationResponse> {
  return onStaffPayment(deps, operation, async (payment) => {
    if (payment.state === 'cancelled') return payment;
    if (!canCancelPayment(payment, deps.now())) throw new DomainError('payment.not_returnable');
    const returned = await givenBack(deps, operation, payment, {
      kind: 'cancel',
      amountKurus: payment.amountKurus,
    });
    if (returned.verdict === 'batch_closed') throw new DomainError('payment.batch_closed');
    if (returned.verdict === 'refused') throw new DomainError('payment.not_returnable');
    return returned.payment;
  });
}

/** Refunds a part or all of a payment, at most the captured amount. */
export function refundPayment(
  deps: StaffPaymentDeps,
  operation: StaffPaymentRequest<RefundPaymentInput>,
): Promise<MutationResponse> {
  return onStaffPayment(deps, operation, async (payment) => {
    const amountKurus = payableKurus(operation.input.amount);
    if (amountKurus === null) throw new DomainError('payment.amount_invalid');
    const leftKurus = refundableKurus(payment);
    if (leftKurus === 0) throw new DomainError('payment.not_returnable');
    if (amountKurus > leftKurus) {
      throw new DomainError('payment.too_much', { refundable: liraText(leftKurus) });
    }
    const returned = await givenBack(deps, operation, payment, { kind: 'refund', amountKurus });
    if (returned.verdict === 'refused' || returned.verdict === 'batch_closed') {
      throw new DomainError('payment.not_returnable');
    }
    return returned.payment;
  });
}

type Decided = StaffPaymentRequest<DecidePaymentInput>;

/** Settles a payment about which the bank gave no answer for a day. A settled payment succeeds. */
export function decidePayment(deps: StaffPaymentDeps, request: Decided): Promise<MutationResponse> {
  return onStaffPayment(deps, request, async (payment) => {
    if (payment.state !== 'manual_review') return payment;
    const { decision, reason } = request.input;
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

/** Marks a payment as checked by staff: clears its attention flag and asks the bank for its state once more. */
export function resolvePayment(
  deps: StaffPaymentDeps,
  operation: StaffPaymentRequest<CancelPaymentInput>,
): Promise<MutationResponse> {
  return onStaffPayment(deps, operation, async (payment) => {
    const rows = paymentAudit(deps, operation, { payment, operation: 'resolve' });
    const isNoted = await deps.payments.note(payment, { attention: null }, rows);
    if (!isNoted) throw new DomainError('conflict');
    await checkPayment(deps, await staffPayment(deps, operation.id));
    return staffPayment(deps, operation.id);
  });
}
