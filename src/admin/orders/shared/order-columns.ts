import { ORDER_STATUSES, type OrderStatus, orderStatusOf } from '#domain/orders/order';
import { canMoveOrder, canRecallOrder, nextOrderStatus } from '#domain/orders/order-changes';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-rows';

/** Lists the board's columns: the four open statuses, left to right. */
export const OPEN_STATUSES = ['pending', 'confirmed', 'preparing', 'ready'] as const;
export type OpenStatus = (typeof OPEN_STATUSES)[number];

export type Columns = Record<OpenStatus, OrderOnBoard[]>;

const HOUR_MS = 3_600_000;
/** The list of recent orders keeps an order this long. */
export const RECENT_MS = 6 * HOUR_MS;

/** Sorts open orders into columns, oldest first: a new order never moves a ticket under a finger. */
export function columnsOf(orders: readonly OrderOnBoard[]): Columns {
  const columns: Columns = { pending: [], confirmed: [], preparing: [], ready: [] };
  for (const order of [...orders].sort(byAge)) {
    const status = orderStatusOf(order.status);
    if (isOpen(status)) columns[status].push(order);
  }
  return columns;
}

/** Returns orders that were completed or cancelled in the last hours, the latest first. */
export function recentOrders(orders: readonly OrderOnBoard[], now: number): OrderOnBoard[] {
  return orders
    .filter((order) => !isOpen(orderStatusOf(order.status)) && endedAt(order) > now - RECENT_MS)
    .sort((a, b) => endedAt(b) - endedAt(a));
}

export function canRecall(order: OrderOnBoard, now: number): boolean {
  return order.status === 'completed' && canRecallOrder(endedAt(order), now);
}

/** Returns the other valid steps, without the next step, cancelling and recalling. */
export function otherMoves(order: Pick<OrderOnBoard, 'status' | 'paidBy'>): OrderStatus[] {
  const from = orderStatusOf(order.status);
  if (from === 'completed') return [];
  const next = nextOrderStatus(from);
  return ORDER_STATUSES.filter(
    (to) => to !== next && to !== 'cancelled' && canMoveOrder(order, to),
  );
}

export function isOpen(status: OrderStatus): status is OpenStatus {
  return OPEN_STATUSES.some((open) => open === status);
}

export function byAge(a: OrderOnBoard, b: OrderOnBoard): number {
  return Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1);
}

function endedAt(order: OrderOnBoard): number {
  return Date.parse(order.statusAt);
}

/** Lays tickets from left to right, so that no row leaves a hole below a short one. */
export function stacksOf<Order>(orders: readonly Order[], count: number): Order[][] {
  return Array.from({ length: count }, (_, stack) =>
    orders.filter((_order, place) => place % count === stack),
  );
}
