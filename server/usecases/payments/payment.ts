import { liraText } from '#domain/money';
import type { FailureReason } from '#domain/payments/failure-reasons';
import { guestReason, guestStatus, type PaymentRead } from '#domain/payments/payment-read';
import { UNRESOLVED } from '#domain/payments/payment-state';
import { canCancelPayment, decisionsOf, refundableKurus } from '#domain/payments/return-payment';
import type { PaymentRow } from '../../repositories/payments/payment-reads';
import type { Keys } from '../../services/secrets/keys';
import { readToken } from '../../services/vakifbank/hosted-page';
import type { Parts } from '../shared/parts';

/** The later steps of a payment need these dependencies. */
export type BankDeps = Pick<Parts, 'payments' | 'bank' | 'now' | 'newId'>;

/** The start of a payment needs these dependencies. */
export type PaymentDeps = BankDeps &
  Pick<Parts, 'brunches' | 'orders' | 'menu' | 'bills' | 'settings' | 'keys'>;

export function bankIds(payment: PaymentRow): { bankId: string; transactionId: string } {
  return { bankId: bankIdOf(payment.id), transactionId: bankIdOf(payment.saleId) };
}

/** Returns an id for the bank, which accepts letters and digits only. */
export function bankIdOf(id: string): string {
  return id.replaceAll('-', '');
}

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

export function paymentRead(payment: PaymentRow, now: number): PaymentRead {
  const { id, purpose, refId, guestName, state, reason, mode, attention } = payment;
  const { brand, last4, authCode, rrn, resultCode, capturedAt } = payment;
  return {
    id,
    purpose,
    refId,
    guestName,
    state,
    reason,
    attention,
    isUnresolved: UNRESOLVED.includes(state) || attention !== null,
    mode,
    amount: liraText(payment.amountKurus),
    refunded: liraText(payment.refundedKurus),
    refundable: liraText(refundableKurus(payment)),
    canCancel: canCancelPayment(payment, now),
    decisions: decisionsOf(payment),
    brand,
    last4,
    authCode,
    rrn,
    resultCode,
    createdAt: new Date(payment.createdAt).toISOString(),
    stateAt: new Date(payment.stateAt).toISOString(),
    capturedAt: capturedAt === null ? null : new Date(capturedAt).toISOString(),
  };
}
