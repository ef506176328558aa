import { DomainError } from '#domain/error-codes';
import { liraText } from '#domain/money';
import { type GuestPayment, guestStatus } from '#domain/payments/payment-read';
import type { PaymentRow } from '../../repositories/payments/payment-reads';
import type { PaymentsRepository } from '../../repositories/payments/payments.repository';
import { type Keys, sameHash } from '../../services/secrets/keys';
import { readToken } from '../../services/vakifbank/return-link';

type ReadDeps = { payments: PaymentsRepository; keys: Keys };

/** The holder of the payment's URL may read the payment. */
export async function readPayment(
  { payments, keys }: ReadDeps,
  { id, key }: { id: string; key: string },
): Promise<GuestPayment> {
  const payment = sameHash(readToken(keys.payment, id), key) ? await payments.find(id) : null;
  if (!payment) throw new DomainError('not_found');
  return guestPayment(payment);
}

function guestPayment(payment: PaymentRow): GuestPayment {
  const { id, state, reason, purpose, refId, brand, last4, authCode, capturedAt } = payment;
  return {
    id,
    status: guestStatus(state),
    reason,
    purpose,
    refId,
    amount: liraText(payment.amountKurus),
    currency: 'TRY',
    brand,
    last4,
    authCode,
    paidAt: capturedAt === null ? null : new Date(capturedAt).toISOString(),
    refunded: liraText(payment.refundedKurus),
  };
}
