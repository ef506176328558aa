import { DomainError } from '#domain/error-codes';
import { liraText } from '#domain/money';
import type { SettlementReport } from '#domain/payments/bank-status';
import type { PaymentRow } from '../../repositories/payments/payment-reads';
import { type BankDeps, bankIdOf } from './shared/payment-deps';

const DAY_MS = 24 * 60 * 60_000;

/** Compares the bank's list of a calendar day with ours. */
export async function compareSettlement(deps: BankDeps, day: string): Promise<SettlementReport> {
  const { bank, payments } = deps;
  if (bank.config.mode === 'off') throw new DomainError('payment.not_configured');
  const begins = Date.parse(`${day}T00:00:00+03:00`);
  const [sales, ours] = await Promise.all([
    bank.settledSales(day),
    payments.capturedBetween(begins, begins + DAY_MS),
  ]);
  if (!sales) throw new DomainError('payment.unavailable');
  const idOf = ({ saleId }: PaymentRow) => bankIdOf(saleId);
  const [atBank, atOurs] = [
    new Map(sales.map((sale) => [sale.transactionId, sale.amountKurus])),
    new Map(ours.map((payment) => [idOf(payment), payment])),
  ];
  return {
    day,
    onlyBank: sales
      .filter(({ transactionId }) => !atOurs.has(transactionId))
      .map(({ transactionId, amountKurus }) => ({
        transactionId,
        amount: amountKurus === null ? null : liraText(amountKurus),
      })),
    onlyOurs: ours
      .filter((payment) => atBank.get(idOf(payment)) !== payment.amountKurus)
      .map(({ id, amountKurus }) => ({ id, amount: liraText(amountKurus) })),
    matched: ours.filter((payment) => atBank.get(idOf(payment)) === payment.amountKurus).length,
  };
}
