import { keepsTable } from '#domain/bookings/booking';
import { agreedDepositKurus } from '#domain/brunch/deposit';
import { DomainError } from '#domain/error-codes';
import { isTableOnly } from '#domain/menu/menu-item';
import { payableKurus } from '#domain/payments/bank-response';
import type { PaymentPurpose } from '#domain/payments/payment-read';
import { isOwn, type Proof } from '../../../services/files/data-folder';
import { opensBooking } from '../../../services/secrets/signed-links';
import type { PaymentDeps } from './payment-deps';

/** The server's data decide subject and amount. */
export type Payable = {
  purpose: PaymentPurpose;
  refId: string | null;
  amountKurus: number;
  guestName: string | null;
};

export type PayableWish = {
  reservationId?: string | undefined;
  orderId?: string | undefined;
  key?: string | undefined;
  amount?: number | string | undefined;
};

/** @throws DomainError not_found for others, payment.nothing_due when paid or cancelled */
export async function payableOf(
  deps: PaymentDeps,
  wish: PayableWish,
  proof: Proof,
): Promise<Payable> {
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
  { orders, settings, menu, seatings }: PaymentDeps,
  id: string,
  proof: Proof,
): Promise<Payable> {
  const order = await orders.find(id);
  if (!order || !isOwn(order.row, proof)) throw new DomainError('not_found');
  const { status, paidAt, totalKurus, guestName, seatingId } = order.row;
  const { cardOrders } = await settings.read();
  const { items } = await menu.read();
  // The law forbids selling alcohol and tobacco at a distance.
  const atTable = new Set(items.filter(isTableOnly).map((item) => item.id));
  const isForTable = order.lines.some((line) => atTable.has(line.menuItemId));
  // The ledger already contains a completed order.
  const isOpen = status !== 'cancelled' && status !== 'completed';
  const bill = seatingId === null ? null : await seatings.find(seatingId);
  const isBillPaid = bill !== null && (bill.cashKurus ?? bill.cardKurus) !== null;
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
