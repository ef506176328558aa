import type { CancelReason } from './cancel-reasons';
import type { OrderStatus } from './order';
import { orderStatusOf } from './order';
import type { StaffOrder } from './order-view';

/** Something that happened to an order: who did it and when. */
export type OrderStep = {
  what: 'placed' | 'seen' | 'acknowledged' | OrderStatus;
  at: string;
  /** When the server received it, where that was later: a tablet was offline. */
  arrivedAt?: string;
  /** null: the guest, or nobody knows. */
  by: string | null;
  reason?: CancelReason | null;
};

/** The steps in the order's own row: placed, and its present status. Those between are in the log. */
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

/** The logged steps with what the order carries itself laid into them. */
export function withLogged(order: StaffOrder, logged: readonly OrderStep[]): OrderStep[] {
  const last = logged.at(-1);
  const own = knownSteps(order).filter(({ what }) => isFact(what));
  // A guest's own cancellation is not in the staff's log.
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
