import { createHmac } from 'node:crypto';
import { DomainError } from '#domain/error-codes';
import type { PaymentRow } from '../../../repositories/payments/payment-reads';
import type { NewPayment } from '../../../repositories/payments/payments.repository';
import type { Proof } from '../../../services/files/ownership';
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

/** Stores the attempt before the first request. @throws DomainError payment.in_progress, with the open one */
export async function beginPayment(
  deps: PaymentDeps,
  { id, clientIp }: PaymentRequest,
  payable: Payable,
  more: Pick<NewPayment, 'flow' | 'state' | 'bodyDigest' | 'installments' | 'brand' | 'last4'>,
): Promise<PaymentRow> {
  const { payments, bank, now, newId } = deps;
  const { mode, ttlMs, enrollTimeoutMs } = bank.config;
  if (mode === 'off') throw new DomainError('payment.not_configured');
  const at = now();
  const written = await payments.create({
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
    expiresAt: at + ttlMs,
    capturedAt: null,
    isLate: false,
    // If the process dies, reconciliation takes over.
    nextCheckAt: at + enrollTimeoutMs + 10_000,
    checks: 0,
  });
  if (written) return written;
  const open = payable.refId === null ? null : await payments.openFor(payable.refId);
  throw new DomainError('payment.in_progress', open ? openDetails(deps, open) : {});
}

/** The guest can continue the open payment, or see its state. */
function openDetails({ keys }: PaymentDeps, open: PaymentRow) {
  const { id, pageUrl, expiresAt, state } = open;
  const action =
    state === 'awaiting_hosted' && pageUrl ? { type: 'redirect' as const, url: pageUrl } : null;
  const address = paymentAddress(keys, open);
  return { paymentId: id, action, address, expiresAt: new Date(expiresAt).toISOString() };
}
