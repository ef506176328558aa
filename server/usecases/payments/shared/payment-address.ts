import type { FailureReason } from '#domain/payments/failure-reasons';
import { guestReason, guestStatus } from '#domain/payments/payment-read';
import type { PaymentRow } from '../../../repositories/payments/payment-reads';
import type { Keys } from '../../../services/secrets/keys';
import { readToken } from '../../../services/vakifbank/hosted-page';

/** Returns the URL of a payment's result. The URL contains our own reasons, never the bank's texts. */
export function paymentAddress(
  keys: Keys,
  payment: PaymentRow,
  hint?: 'cancelled_by_customer' | 'under_review',
): string {
  const { id, purpose, refId } = payment;
  const key = readToken(keys.payment, id);
  if (purpose === 'test') return testResultAddress(keys, id);
  if (guestStatus(payment) === 'paid') {
    const search = { payment: id, key };
    const isOrder = purpose === 'order' && refId !== null;
    return address('/order-success', isOrder ? { orderId: refId, ...search } : search);
  }
  const reason = hint ?? guestReason(payment) ?? 'card_declined';
  return address('/order-failed', { reason, payment: id, key });
}

export function testResultAddress(keys: Keys, id: string): string {
  return address('/vakifbank-test', { payment: id, key: readToken(keys.payment, id) });
}

/** Returns the URL for a payment that the server could not start. */
export function failureAddress(reason: FailureReason | null): string {
  return reason ? address('/order-failed', { reason }) : NO_PAYMENT_ADDRESS;
}

/** The page shows its general sentence for an unknown payment. */
export const NO_PAYMENT_ADDRESS = '/order-failed';

function address(path: string, search: Record<string, string>): string {
  return `${path}?${new URLSearchParams(search)}`;
}
