import type { StaffOrder } from '#domain/orders/guest-order';
import { orderStatusOf } from '#domain/orders/order';
import { orderAgeing, waitingSince } from '#domain/orders/order-ageing';
import type { BarRules } from '#domain/settings/bar-rules';
import { isOpen } from '../orders/shared/order-columns';
import type { OrderSound } from './order-sound';

type AgeingOrder = Pick<StaffOrder, 'id' | 'status' | 'orderType' | 'createdAt' | 'preparedFrom'>;

/** Returns the late orders; `now` follows the server's clock. */
export function lateOrders(
  orders: readonly AgeingOrder[],
  now: number,
  ageing: BarRules['ageing'],
): string[] {
  return orders
    .filter(
      (order) =>
        isOpen(orderStatusOf(order.status)) &&
        orderAgeing(ageing[order.orderType], now - waitingSince(order)) === 'late',
    )
    .map(({ id }) => id);
}

export type LateNote = {
  /** Plays one sound per newly late order; orders that are late at page load stay silent. */
  look(late: readonly string[]): void;
};

export function createLateNote(sound: Pick<OrderSound, 'late'>): LateNote {
  let heard: Set<string> | null = null;
  return {
    look(late) {
      const known = heard ?? new Set(late);
      heard = new Set([...known, ...late]);
      if (heard.size > known.size) sound.late();
    },
  };
}
