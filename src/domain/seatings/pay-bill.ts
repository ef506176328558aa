import * as v from 'valibot';
import { liraAmount } from '../fields';
import { wholeKurus } from '../money';
import type { PaymentKind } from './seating';

const amount = v.pipe(liraAmount, v.transform(wholeKurus));

/** The body of POST /api/admin/seatings/{id}/pay has the total that the person saw, and the payment. */
export const payBillInput = v.pipe(
  v.object({ totalAmount: amount, cashAmount: amount, cardAmount: amount }),
  v.check(
    ({ totalAmount, cashAmount, cardAmount }) => cashAmount + cardAmount === totalAmount,
    'bill.amounts',
  ),
);

/** The parsed amount is in kuruş. */
export type PayBillInput = v.InferOutput<typeof payBillInput>;

export function paymentKind({ cash, card }: { cash: number; card: number }): PaymentKind {
  if (cash > 0 && card > 0) return 'mixed';
  return card > 0 ? 'card' : 'cash';
}
