import { liraText } from '#domain/money';
import type { PaymentRead } from '#domain/payments/payment-read';
import { UNRESOLVED } from '#domain/payments/payment-state';
import { canCancelPayment, decisionsOf, refundableKurus } from '#domain/payments/return-payment';
import type { PaymentRow } from '../../../repositories/payments/payment-reads';

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
