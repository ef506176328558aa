import { alarmStage } from '#domain/orders/order-alarm';
import type { OrderOnBoard } from '../../data/react/staff/use-staff-orders';

export type Alarm = {
  /** overlooked: no tablet has shown the order for a minute. */
  stage: 'calm' | 'new' | 'overlooked';
  /** Lists the alarming orders, oldest first; if any are overlooked, only these. */
  orders: readonly OrderOnBoard[];
};

const CALM: Alarm = { stage: 'calm', orders: [] };

/** Returns the present alarm; `now` follows the server's clock. A queued status change ends an order's alarm. */
export function alarmOf(
  orders: readonly OrderOnBoard[],
  now: number,
  silenceMinutes?: number,
): Alarm {
  const calling = orders
    .flatMap((order) => {
      const stage = order.isQueued ? null : alarmStage(order, now, silenceMinutes);
      return stage === null ? [] : [{ order, stage }];
    })
    .sort((a, b) => Date.parse(a.order.createdAt) - Date.parse(b.order.createdAt));
  const overlooked = calling.filter(({ stage }) => stage === 'overlooked');
  if (overlooked.length > 0) return { stage: 'overlooked', orders: ordersOf(overlooked) };
  return calling.length > 0 ? { stage: 'new', orders: ordersOf(calling) } : CALM;
}

function ordersOf(calling: readonly { order: OrderOnBoard }[]): OrderOnBoard[] {
  return calling.map(({ order }) => order);
}
