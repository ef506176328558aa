import { DomainError } from '#domain/error-codes';
import { liraText } from '#domain/money';
import { type GuestPayment, guestReason, guestStatus } from '#domain/payments/payment-read';
import type { PaymentRow } from '../../repositories/payments/payment-reads';
import type { PaymentsRepository } from '../../repositories/payments/payments.repository';
import { type Keys, sameHash } from '../../services/secrets/keys';
import { readToken } from '../../services/vakifbank/hosted-page';

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
  const { id, state, purpose, refId, brand, last4, authCode, capturedAt, pageUrl } = payment;
  return {
    id,
    status: guestStatus(payment),
    reason: guestReason(payment),
    purpose,
    refId,
    amount: liraText(payment.amountKurus),
    currency: 'TRY',
    brand,
    last4,
    authCode,
    paidAt: capturedAt === null ? null : new Date(capturedAt).toISOString(),
    refunded: liraText(payment.refundedKurus),
    pageUrl: state === 'awaiting_hosted' ? pageUrl : null,
  };
}
