import { orderStatusOf } from '#domain/orders/order';
import { type Ageing, orderAgeing, waitingSince } from '#domain/orders/order-ageing';
import type { StaffOrder } from '#domain/orders/order-view';
import { useClockValue } from '../../page/board-clock';
import { wholeMinutes } from './elapsed';

/** How pressing an order is now; the ticket draws again only when that changes. */
export function useAgeing(order: StaffOrder): Ageing {
  const since = waitingSince(order);
  return useClockValue((now) => orderAgeing(order.orderType, now - since), 'on_time');
}

/** Whole minutes that a guest has waited. */
export function useMinutes(order: StaffOrder): number {
  const since = waitingSince(order);
  return useClockValue((now) => wholeMinutes(now - since), 0);
}

/** The bar was closed when it came in and has not opened yet: nobody waits. */
export function useIsBeforeOpening(order: StaffOrder): boolean {
  const since = waitingSince(order);
  return useClockValue((now) => order.preparedFrom !== null && now < since, false);
}

/** The colour of a ticket's band: a new order that is not pressing yet has its own. */
export function bandOf(order: StaffOrder, ageing: Ageing): Ageing | 'new' {
  return ageing === 'on_time' && orderStatusOf(order.status) === 'pending' ? 'new' : ageing;
}
