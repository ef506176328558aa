import { createHmac } from 'node:crypto';
import { keepsTable } from '#domain/bookings/booking';
import { agreedDepositKurus } from '#domain/bookings/deposit';
import { DomainError } from '#domain/error-codes';
import { isTableOnly } from '#domain/menu/menu-item';
import { payableKurus } from '#domain/payments/bank-response';
import type { PaymentPurpose } from '#domain/payments/payment-read';
import { GIVE_UP_MS } from '#domain/payments/payment-state';
import type { PaymentRow } from '../../repositories/payment-ledger';
import type { NewPayment } from '../../repositories/payments.repository';
import type { Proof } from '../../services/files/data-folder';
import { isOwn } from '../../services/files/data-folder';
import type { Keys } from '../../services/keys';
import { isOurs, opensBooking } from '../../services/keys';
import { HOSTED_LIFE_MS } from '../../services/vakifbank/hosted-page';
import type { PaymentDeps } from './read-payments';
import { paymentAddress } from './read-payments';
import { settleHosted } from './settle-sale';

/** The server's data decide subject and amount. */
export type Payable = {
  purpose: PaymentPurpose;
  refId: string | null;
  amountKurus: number;
  guestName: string | null;
};

type PayableWish = {
  reservationId?: string | undefined;
  orderId?: string | undefined;
  key?: string | undefined;
  amount?: number | string | undefined;
};

/** @throws DomainError not_found for others, payment.nothing_due when paid or cancelled */
async function payableOf(deps: PaymentDeps, wish: PayableWish, proof: Proof): Promise<Payable> {
  if (wish.reservationId) return depositOf(deps, wish.reservationId, { ...proof, key: wish.key });
  if (wish.orderId) return orderOf(deps, wish.orderId, proof);
  return testAmount(deps, wish.amount);
}

async function depositOf(
  { brunches, keys }: PaymentDeps,
  id: string,
  { key, ...proof }: Proof & { key: string | undefined },
): Promise<Payable> {
  const found = await brunches.find(id);
  const mayPay =
    found && (isOwn(found.row, proof) || opensBooking(keys, { kind: 'brunch', id }, key ?? null));
  if (!mayPay) throw new DomainError('not_found');
  const { depositRequired, depositPaidAt, status, guestName } = found.row;
  if (!depositRequired || depositPaidAt !== null || !keepsTable(status)) {
    throw new DomainError('payment.nothing_due');
  }
  const amountKurus = agreedDepositKurus(found.row.depositKurus);
  return { purpose: 'brunch_deposit', refId: id, amountKurus, guestName };
}

async function orderOf(
  { orders, settings, menu, bills }: PaymentDeps,
  id: string,
  proof: Proof,
): Promise<Payable> {
  const order = await orders.find(id);
  if (!order || !isOwn(order.row, proof)) throw new DomainError('not_found');
  const { status, paidAt, totalKurus, guestName, billId } = order.row;
  const { cardOrders } = await settings.read();
  const { items } = await menu.read();
  // The law forbids selling alcohol and tobacco at a distance.
  const atTable = new Set(items.filter(isTableOnly).map((item) => item.id));
  const isForTable = order.lines.some((line) => atTable.has(line.menuItemId));
  // The ledger already contains a completed order.
  const isOpen = status !== 'cancelled' && status !== 'completed';
  const bill = await bills.find(billId);
  const isBillPaid = bill === null || bill.row.worthKurus - bill.row.paidKurus < totalKurus;
  const isDue = isOpen && paidAt === null && !isBillPaid && totalKurus > 0;
  if (!cardOrders || isForTable || !isDue) throw new DomainError('payment.nothing_due');
  return { purpose: 'order', refId: id, amountKurus: totalKurus, guestName };
}

/** Requests may name an amount only outside live mode. */
function testAmount({ bank }: PaymentDeps, amount: number | string | undefined): Payable {
  if (bank.config.mode === 'live') throw new DomainError('payment.nothing_due');
  const amountKurus = amount === undefined ? null : payableKurus(amount);
  if (amountKurus === null) throw new DomainError('payment.amount_invalid');
  return { purpose: 'test', refId: null, amountKurus, guestName: null };
}

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
export function bodyDigest({ payment }: Keys, facts: readonly unknown[]): string {
  return createHmac('sha256', payment).update(JSON.stringify(facts)).digest('base64url');
}

/** Returns an earlier request under the same id. @throws DomainError payment.key_reused for another body */
export async function knownPayment(
  { payments, keys }: PaymentDeps,
  id: string,
  facts: readonly unknown[],
): Promise<PaymentRow | null> {
  const known = await payments.find(id);
  const isSame = known && isOurs(keys, known.bodyDigest, (one) => bodyDigest(one, facts));
  if (known && !isSame) throw new DomainError('payment.key_reused');
  return known;
}

/** Stores the attempt before the first request; returns null while another payment is open. */
export async function beginPayment(
  deps: PaymentDeps,
  { id, clientIp }: PaymentRequest,
  payable: Payable,
  more: Pick<NewPayment, 'flow' | 'state' | 'bodyDigest' | 'installments' | 'brand' | 'last4'>,
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
    acsForm: null,
    isLate: false,
    // If the process dies, reconciliation takes over.
    nextCheckAt: at + enrollTimeoutMs + 10_000,
    checks: 0,
  });
}

export async function openPayment({ payments }: PaymentDeps, { refId }: Payable) {
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

/**
 * Returns what is due after asking the bank about earlier pages, on which the guest may have paid since.
 * @throws DomainError payment.in_progress while the bank doesn't say whether it has the money
 */
export async function duePayable(deps: PaymentDeps, wish: PayableWish, proof: Proof) {
  const payable = await payableOf(deps, wish, proof);
  if (payable.refId === null) return payable;
  const earlier = await deps.payments.payable(payable.refId, deps.now() - GIVE_UP_MS);
  for (const payment of earlier) {
    const { result, payment: after } = await settleHosted(deps, payment);
    if (result === 'unclear' || result === 'incomplete') {
      throw inProgress(deps, after, 'under_review');
    }
  }
  return earlier.length === 0 ? payable : payableOf(deps, wish, proof);
}
