import type { StaffOrder } from '#domain/orders/guest-order';
import { orderStatusOf } from '#domain/orders/order';
import { type Ageing, orderAgeing, waitingSince } from '#domain/orders/order-ageing';
import { useBarRules } from '../../../data/react/staff/use-staff-rows';
import { useClockValue } from '../../page/page-parts';

/** Returns the ageing and re-renders only on change. */
export function useAgeing(order: StaffOrder): Ageing {
  const since = waitingSince(order);
  const minutes = useBarRules().ageing[order.orderType];
  return useClockValue((now) => orderAgeing(minutes, now - since), 'on_time');
}

export function useMinutes(order: StaffOrder): number {
  const since = waitingSince(order);
  return useClockValue((now) => wholeMinutes(now - since), 0);
}

/** True if the order came in while closed and the venue has not opened: nobody waits. */
export function useIsBeforeOpening(order: StaffOrder): boolean {
  const since = waitingSince(order);
  return useClockValue((now) => order.preparedFrom !== null && now < since, false);
}

/** Returns the band's colour; new orders that are on time have their own colour. */
export function bandOf(order: StaffOrder, ageing: Ageing): Ageing | 'new' {
  return ageing === 'on_time' && orderStatusOf(order.status) === 'pending' ? 'new' : ageing;
}

const SECOND_MS = 1000;

/** Formats elapsed time: 4:07, after an hour 1:02:09. */
export function elapsedText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

export function wholeMinutes(ms: number): number {
  return Math.max(0, Math.floor(ms / (60 * SECOND_MS)));
}
