import { alarmStage } from '#domain/orders/order-alarm';
import type { SeatingRead } from '#domain/seatings/seating';
import type { TableCall } from '#domain/seatings/table-calls';
import { tableCalls } from '#domain/seatings/table-calls';
import type { OrderOnBoard } from '../../data/react/use-staff';
import type { OrderSound } from './bar-sound';

/** An overlooked order repeats at this interval, whatever the setting says. */
const OVERLOOKED_REPEAT_SECONDS = 5;

/** New or louder orders ring immediately; then all repeat. */
export function createOrderCall(sound: Pick<OrderSound, 'ring' | 'alarm'>) {
  const heard = new Set<string>();

  /** True if an order has not rung at this level. */
  function hasNew(stage: Alarm['stage'], ids: readonly string[]): boolean {
    const before = heard.size;
    for (const id of ids) heard.add(`${stage} ${id}`);
    return heard.size > before;
  }

  /** An order that stopped rings immediately when it starts again. */
  function forgetOthers(stage: Alarm['stage'], ids: readonly string[]): void {
    const calling = new Set(ids.map((id) => `${stage} ${id}`));
    for (const key of heard) {
      const isOfStage = stage === 'calm' || key.startsWith(stage);
      if (isOfStage && !calling.has(key)) heard.delete(key);
    }
  }

  return {
    /** Rings for these orders until the caller stops the sound. */
    start(stage: Alarm['stage'], ids: readonly string[], repeatSeconds: number): () => void {
      forgetOthers(stage, ids);
      if (stage === 'calm') return () => {};
      const isOverlooked = stage === 'overlooked';
      const call = isOverlooked ? sound.alarm : sound.ring;
      if (hasNew(stage, ids)) call();
      const pauseSeconds = isOverlooked ? OVERLOOKED_REPEAT_SECONDS : repeatSeconds;
      const timer = setInterval(call, pauseSeconds * 1_000);
      return () => clearInterval(timer);
    },
  };
}

export type Alarm = {
  /** overlooked: nobody has opened one of the orders for a minute. */
  stage: 'calm' | 'new' | 'overlooked';
  /** Lists all orders that nobody has taken: first those that nobody has opened for a minute, then by age. */
  orders: readonly OrderOnBoard[];
  /** Counts the first ones, which nobody has opened. */
  unopened: number;
  /** Lists the calls of tables that nobody has taken, the oldest first. */
  calls: readonly TableCall[];
};

/** Returns the present alarm; `now` follows the server's clock. A queued status change ends an order's alarm. */
export function alarmOf(
  { orders, seatings }: { orders: readonly OrderOnBoard[]; seatings: readonly SeatingRead[] },
  now: number,
  silenceMinutes?: number,
): Alarm {
  const calling = orders
    .flatMap((order) => {
      const stage = order.isQueued ? null : alarmStage(order, now, silenceMinutes);
      return stage === null ? [] : [{ order, isUnopened: stage === 'overlooked' }];
    })
    .sort(
      (a, b) =>
        Number(b.isUnopened) - Number(a.isUnopened) ||
        Date.parse(a.order.createdAt) - Date.parse(b.order.createdAt),
    );
  const unopened = calling.filter(({ isUnopened }) => isUnopened).length;
  const quiet = calling.length > 0 ? 'new' : 'calm';
  return {
    stage: unopened > 0 ? 'overlooked' : quiet,
    orders: calling.map(({ order }) => order),
    unopened,
    calls: tableCalls(seatings),
  };
}

/** Returns how the tablet rings, and what for: orders and calls of tables ring as one. */
export function ringOf({ stage, orders, calls }: Alarm): { stage: Alarm['stage']; for: string[] } {
  return {
    stage: stage === 'calm' && calls.length > 0 ? 'new' : stage,
    for: [
      ...orders.map(({ id }) => id),
      ...calls.map(({ seatingId, call, at }) => `${seatingId}/${call}/${at}`),
    ],
  };
}
