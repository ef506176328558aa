import { addDays } from '#domain/days';
import { DomainError } from '#domain/error-codes';
import { liraText } from '#domain/money';
import { kurusOfBank, readAmount } from '#domain/payments/bank-response';
import type { CancelPaymentInput } from '#domain/payments/return-payment';
import { daysToCompare, lastEndedDay, type SettlementReport } from '#domain/payments/settlement';
import { log } from '../../log/log';
import type { PaymentRow } from '../../repositories/payments/payment-reads';
import { staffOnce } from '../shared/audit-row';
import type { Parts } from '../shared/parts';
import type { StaffAddRequest } from '../shared/staff-change';
import { type BankDeps, bankIdOf } from './payment';

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
  const fact = { tbl: 'payment_settlement', pk: day, before, after: input };
  const once = staffOnce(
    deps,
    request,
    { action: 'settlement.explain', ...fact },
    { body: { day } },
  );
  const written = found && (await settlements.explain({ mode, day }, once));
  // A colleague explained the day first, so the command has nothing left to do.
  return written ?? responses.keep(claim, once.response);
}
