import * as v from 'valibot';
import { eveningBegan } from '#domain/bookings/slots';
import { uuidText } from '#domain/fields';
import { liraText } from '#domain/money';
import { pageQuery } from '#domain/page-query';
import type { PaymentList } from '#domain/payments/payment-read';
import { may } from '#domain/staff/roles';
import type { PaymentsRepository } from '../../repositories/payments/payments.repository';
import { paymentRead } from './shared/payment-wire';

export type ListPaymentsDeps = { payments: PaymentsRepository; now: () => number };

/** All payments, those of one booking or order (`refId`), or those to check (`state=unresolved`). */
export const listPaymentsQuery = v.object({
  refId: v.exactOptional(uuidText),
  state: v.optional(v.picklist(['all', 'unresolved'], 'payment.state_unknown'), 'all'),
  ...pageQuery,
});

/** Managers see sums and all payments; staff those of one order and those to check. */
export async function listPayments(
  { payments, now }: ListPaymentsDeps,
  { refId, state, page, limit }: v.InferOutput<typeof listPaymentsQuery>,
  role: string,
): Promise<PaymentList> {
  const at = now();
  const seesMoney = may(role, 'money.read');
  const isAll = seesMoney || refId !== undefined;
  const [rows, figures] = await Promise.all([
    payments.list({
      ...(refId === undefined ? {} : { refId }),
      isUnresolved: state === 'unresolved' || !isAll,
      offset: (page - 1) * limit,
      limit,
    }),
    payments.figures(eveningBegan(at)),
  ]);
  return {
    payments: rows.map((row) => paymentRead(row, at)),
    unresolved: figures.unresolved,
    takenToday: seesMoney ? liraText(figures.kurus) : null,
  };
}
