import type { PaymentKind } from '../seatings/seating';

type PayableOrder = { status: string; paidAt?: unknown; paidBy?: PaymentKind | null };

/** Nothing is claimed that nobody recorded: a completed order may have been paid by a method that is not known. */
export type OrderPayment = PaymentKind | 'open' | 'unknown' | 'none';

export function recordedPayment({
  paidAt,
  paidBy,
}: Omit<PayableOrder, 'status'>): PaymentKind | null {
  return paidBy ?? (paidAt ? 'card' : null);
}

/** `method` is the recorded one. */
export function paymentOf(status: string, method: PaymentKind | null): OrderPayment {
  if (method) return method;
  if (status === 'cancelled') return 'none';
  return status === 'completed' ? 'unknown' : 'open';
}
