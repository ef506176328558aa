import { createHmac } from 'node:crypto';
import { DomainError } from '#domain/error-codes';
import type { PaymentRow } from '../../../repositories/payments/payment-reads';
import type { NewPayment } from '../../../repositories/payments/payments.repository';
import type { Proof } from '../../../services/files/data-folder';
import { HOSTED_LIFE_MS } from '../../../services/vakifbank/hosted-page';
import type { Payable } from './payable';
import { paymentAddress } from './payment-address';
import type { PaymentDeps } from './payment-deps';

export type PaymentRequest = {
  /** The client makes the payment's id. */
  id: string;
  proof: Proof;
  clientIp: string;
  language: 'en' | 'tr';
  /** The public URL of this site has no trailing slash. */
  origin: string;
};

/** Requests under one id must have the same digest. A key in the digest keeps card data secret. */
export function bodyDigest({ keys }: PaymentDeps, facts: readonly unknown[]): string {
  return createHmac('sha256', keys.payment).update(JSON.stringify(facts)).digest('base64url');
}

/** Returns an earlier request under the same id. @throws DomainError payment.key_reused for another body */
export async function knownPayment(
  { payments }: PaymentDeps,
  id: string,
  digest: string,
): Promise<PaymentRow | null> {
  const known = await payments.find(id);
  if (known && known.bodyDigest !== digest) throw new DomainError('payment.key_reused');
  return known;
}

type Attempt = Pick<
  NewPayment,
  'flow' | 'state' | 'bodyDigest' | 'installments' | 'brand' | 'last4'
>;

/** Stores the attempt before the first request; returns null while another payment is open. */
export async function beginPayment(
  deps: PaymentDeps,
  { id, clientIp }: PaymentRequest,
  payable: Payable,
  more: Attempt,
): Promise<PaymentRow | null> {
  const { payments, bank, now, newId } = deps;
  const { mode, ttlMs, enrollTimeoutMs } = bank.config;
  if (mode === 'off') throw new DomainError('payment.not_configured');
  const at = now();
  const lifeMs = more.flow === 'hosted' ? HOSTED_LIFE_MS : ttlMs;
  return payments.create({
    id,
    ...payable,
    ...more,
    mode,
    clientIp,
    stateAt: at,
    reason: null,
    attention: null,
    saleId: newId(),
    token: null,
    pageUrl: null,
    eci: null,
    authCode: null,
    rrn: null,
    resultCode: null,
    refundedKurus: 0,
    createdAt: at,
    expiresAt: at + lifeMs,
    capturedAt: null,
    isLate: false,
    // If the process dies, reconciliation takes over.
    nextCheckAt: at + enrollTimeoutMs + 10_000,
    checks: 0,
  });
}

export async function openPayment(
  { payments }: PaymentDeps,
  { refId }: Payable,
): Promise<PaymentRow | null> {
  return refId === null ? null : payments.openFor(refId);
}

/** The guest can continue the open payment, or see its state. */
export function inProgress(
  { keys }: PaymentDeps,
  open: PaymentRow | null,
  hint?: 'under_review',
): DomainError {
  if (!open) return new DomainError('payment.in_progress');
  const { id, pageUrl, expiresAt, state } = open;
  const isOnPage = state === 'awaiting_hosted' && pageUrl && !hint;
  return new DomainError('payment.in_progress', {
    paymentId: id,
    action: isOnPage ? { type: 'redirect', url: pageUrl } : null,
    address: paymentAddress(keys, open, hint),
    expiresAt: new Date(expiresAt).toISOString(),
  });
}
