import type { StaffOrder } from '#domain/orders/guest-order';
import { orderStatusOf } from '#domain/orders/order';
import { orderAgeing, waitingSince } from '#domain/orders/order-ageing';
import type { BarRules } from '#domain/settings/bar-rules';
import { isOpen } from '../orders/shared/board-view';
import { createOrderSound, type OrderSound } from './order-sound';

/** A tablet has one sound, which continues on every page. */
export const barSound = createOrderSound();

/** Plays sounds for late orders and connection changes; each plays once, also while locked. */
export const lateNote = createLateNote(barSound);
/** A waiter hears a short tone for each call, and for each order that is ready. */
export const callNote = createLateNote({ late: barSound.tone });
export const readyNote = createLateNote({ late: barSound.tone });
export const connectionNotes = createConnectionNotes(barSound);

/** An interruption shorter than this makes no sound. */
const SETTLE_MS = 1_500;

/** Plays "lost" and "back" in turn and starts from connected. */
export function createConnectionNotes(sound: Pick<OrderSound, 'lost' | 'back'>) {
  let wasLost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(isLost: boolean) {
    wasLost = isLost;
    if (isLost) sound.lost();
    else sound.back();
  }

  return {
    tell(isLost: boolean) {
      clearTimeout(timer);
      if (isLost !== wasLost) timer = setTimeout(say, SETTLE_MS, isLost);
    },
  };
}

/** Returns the late orders; `now` follows the server's clock. */
export function lateOrders(
  orders: readonly Pick<StaffOrder, 'id' | 'status' | 'orderType' | 'createdAt' | 'preparedFrom'>[],
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

export function createLateNote(sound: Pick<OrderSound, 'late'>) {
  let heard: Set<string> | null = null;
  return {
    /** Plays one sound per newly late order; orders that are late at page load stay silent. */
    look(late: readonly string[]) {
      const known = heard ?? new Set(late);
      heard = new Set([...known, ...late]);
      if (heard.size > known.size) sound.late();
    },
  };
}
