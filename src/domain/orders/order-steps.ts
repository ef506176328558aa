import { fold } from '../fold';
import type { PaymentKind } from '../seatings/seating';
import type { StaffOrder } from './guest-order';
import { type OrderStatus, orderCode, orderStatusOf } from './order';
import type { CancelReason } from './order-changes';

type PayableOrder = { status: string; paidAt?: unknown; paidBy?: PaymentKind | null };

/** Nothing is claimed that nobody recorded: a completed order may have been paid by a method that is not known. */
export type OrderPayment = PaymentKind | 'open' | 'unknown' | 'none';

export function recordedPayment({
  paidAt,
  paidBy,
}: Omit<PayableOrder, 'status'>): PaymentKind | null {
  return paidBy ?? (paidAt ? 'card' : null);
}

/** `method` is the recorded one; `isOwed`: something is open on the order's bill. */
export function paymentOf<Method extends string>(
  status: string,
  method: Method | null,
  isOwed = false,
): Method | 'open' | 'unknown' | 'none' {
  if (method) return method;
  if (status === 'cancelled') return 'none';
  return status === 'completed' && !isOwed ? 'unknown' : 'open';
}

type Findable = {
  id: string;
  tableNumber: string | null;
  guestName: string | null;
  guestPhone: string | null;
};

/** A shorter digit string matches a table's number, but no part of a phone number. */
const PHONE_DIGITS = 4;

export function isOrderMeant(order: Findable, typed: string): boolean {
  const wanted = fold(typed.trim());
  if (wanted === '') return true;
  const texts = [orderCode(order.id), order.guestName ?? ''];
  if (texts.some((text) => fold(text).includes(wanted))) return true;
  if (fold(order.tableNumber ?? '') === wanted) return true;
  const digits = typed.replace(/\D/g, '');
  const isNumber = digits.length >= PHONE_DIGITS && /^[\d\s()+-]+$/.test(typed.trim());
  return (
    isNumber && (order.guestPhone ?? '').replace(/\D/g, '').includes(digits.replace(/^0+/, ''))
  );
}

/** Staff read at most this many steps of an order. */
export const MOST_STEPS = 500;

export type OrderStep = {
  what: 'placed' | 'seen' | 'acknowledged' | OrderStatus;
  at: string;
  /** The step has this time if the tablet was offline and the server received the step later. */
  arrivedAt?: string;
  /** null means the guest or an unknown person. */
  by: string | null;
  reason?: CancelReason | null;
};

/** Returns the steps that the order row holds: creation and present status. The log has the steps between. */
export function knownSteps(order: StaffOrder): OrderStep[] {
  const steps: OrderStep[] = [{ what: 'placed', at: order.createdAt, by: order.guestName }];
  if (order.seenAt !== null) steps.push({ what: 'seen', at: order.seenAt, by: null });
  const { acknowledgedAt, acknowledgedBy } = order;
  if (acknowledgedAt) {
    steps.push({ what: 'acknowledged', at: acknowledgedAt, by: acknowledgedBy ?? null });
  }
  const isMoved = order.status !== 'pending' || order.statusAt !== order.createdAt;
  if (isMoved) steps.push(standing(order));
  return inTime(steps);
}

export function withLogged(order: StaffOrder, logged: readonly OrderStep[]): OrderStep[] {
  const last = logged.at(-1);
  const own = knownSteps(order).filter(({ what }) => isFact(what));
  // The staff log has no cancellations by guests.
  const isLogged = orderStatusOf(order.status) === 'pending' || last?.what === order.status;
  return inTime([...own, ...logged, ...(isLogged ? [] : [standing(order)])]);
}

function standing({ status, statusAt, statusBy, cancelReason }: StaffOrder): OrderStep {
  return { what: orderStatusOf(status), at: statusAt, by: statusBy, reason: cancelReason ?? null };
}

function isFact(what: OrderStep['what']): boolean {
  return what === 'placed' || what === 'seen' || what === 'acknowledged';
}

function inTime(steps: readonly OrderStep[]): OrderStep[] {
  return [...steps].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
