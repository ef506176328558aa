import * as v from 'valibot';
import { eveningBegan } from '#domain/bookings/slots';
import { uuidText } from '#domain/fields';
import { liraText } from '#domain/money';
import { pageQuery } from '#domain/page-query';
import type { PaymentList } from '#domain/payments/payment-read';
import { isComparisonLate, type SettlementState } from '#domain/payments/settlement';
import { may } from '#domain/staff/roles';
import type { PaymentsRepository } from '../../repositories/payments/payments.repository';
import type { SettlementsRepository } from '../../repositories/payments/settlements.repository';
import type { Bank } from '../../services/vakifbank/bank';
import { paymentRead } from './shared/payment-wire';

export type ListPaymentsDeps = {
  payments: PaymentsRepository;
  settlements: SettlementsRepository;
  bank: Bank;
  now: () => number;
};

/**
 * The query selects all payments, those of one booking or order (`refId`), those of a table's party that are at the
 * bank (`seatingId`), or those to check (`state=unresolved`).
 */
export const listPaymentsQuery = v.object({
  refId: v.exactOptional(uuidText),
  seatingId: v.exactOptional(uuidText),
  state: v.optional(v.picklist(['all', 'unresolved'], 'payment.state_unknown'), 'all'),
  ...pageQuery,
});

/** Managers see sums and all payments; staff see those of one order and those to check. */
export async function listPayments(
  deps: ListPaymentsDeps,
  { refId, seatingId, state, page, limit }: v.InferOutput<typeof listPaymentsQuery>,
  role: string,
): Promise<PaymentList> {
  const { payments } = deps;
  const at = deps.now();
  const seesMoney = may(role, 'money.read');
  const isAll = seesMoney || refId !== undefined || seatingId !== undefined;
  const [rows, figures, settlement] = await Promise.all([
    payments.list({
      ...(refId === undefined ? {} : { refId }),
      ...(seatingId === undefined ? {} : { seatingId }),
      isUnresolved: state === 'unresolved' || !isAll,
      offset: (page - 1) * limit,
      limit,
    }),
    payments.figures(eveningBegan(at)),
    settlementOf(deps),
  ]);
  return {
    payments: rows.map((row) => paymentRead(row, at)),
    unresolved: figures.unresolved + (settlement?.open.length ?? 0),
    takenToday: seesMoney ? liraText(figures.kurus) : null,
    settlement,
  };
}

async function settlementOf({
  settlements,
  bank,
  now,
}: ListPaymentsDeps): Promise<SettlementState | null> {
  const { mode } = bank.config;
  if (mode === 'off') return null;
  const [comparedUntil, open] = await Promise.all([
    settlements.lastDay(mode),
    settlements.open(mode),
  ]);
  return {
    comparedUntil,
    isLate: isComparisonLate(comparedUntil, now()),
    open: open.map(({ report }) => report),
  };
}
