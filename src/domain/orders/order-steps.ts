import type { CancelReason } from './cancel-reasons';
import type { OrderStatus } from './order';
import { orderStatusOf } from './order';
import type { StaffOrder } from './order-view';

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
