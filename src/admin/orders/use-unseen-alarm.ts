import { useEffect, useMemo } from 'react';
import { barNow } from '../../data/react/bar-clock';
import type { OrderOnBoard } from '../../data/react/use-staff-orders';
import { useClockValue } from './board-clock';
import type { OrderSound } from './order-sound';
import { overlookedOrders } from './unseen-alarm';

const REPEAT_MS = 5_000;
const NONE: readonly OrderOnBoard[] = [];

/**
 * Orders that nobody can have looked at. The alarm sounds until they are on a screen: a touch somewhere else
 * does not end it.
 */
export function useUnseenAlarm(
  orders: readonly OrderOnBoard[] = NONE,
  sound: OrderSound,
): readonly OrderOnBoard[] {
  const ids = useClockValue((now) => idsOf(overlookedOrders(orders, now)), '');
  const isRaised = ids !== '';
  useEffect(() => {
    if (!isRaised) return;
    sound.alarm();
    const timer = setInterval(() => sound.alarm(), REPEAT_MS);
    return () => clearInterval(timer);
  }, [isRaised, sound]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are the event, they change with the time.
  return useMemo(() => overlookedOrders(orders, barNow()), [orders, ids]);
}

function idsOf(orders: readonly OrderOnBoard[]): string {
  return orders.map(({ id }) => id).join(' ');
}
