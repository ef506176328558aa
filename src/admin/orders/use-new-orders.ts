import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderOnBoard } from '../../data/react/use-staff-orders';
import { useAnnounce } from '../../ui/feedback/use-announce';
import type { OrderSound } from './order-sound';
import { usePlaceText } from './use-place-text';

const REPEAT_MS = 20_000;
const MAX_RINGS = 10;
const NOBODY: ReadonlySet<string> = new Set();

/**
 * Orders that came in while the board was open and that nobody has touched yet. Each is said once and rings;
 * the bell repeats until a touch.
 */
export function useNewOrders(
  orders: readonly OrderOnBoard[] | undefined,
  sound: OrderSound,
): ReadonlySet<string> {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(NOBODY);
  const known = useRef<Set<string> | null>(null);
  const sayArrival = useSayArrival();

  useEffect(() => {
    if (!orders) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...orders.map(({ id }) => id)]);
    const fresh = before
      ? orders.filter(({ id, status }) => status === 'pending' && !before.has(id))
      : [];
    if (fresh.length === 0) return;
    fresh.forEach(sayArrival);
    setArrived((waiting) => new Set([...waiting, ...fresh.map(({ id }) => id)]));
  }, [orders, sayArrival]);

  const acknowledge = useCallback(() => setArrived(NOBODY), []);
  useTouch(arrived.size > 0, acknowledge);
  useRepeatedRing(arrived, sound);
  return arrived;
}

function useTouch(isWaiting: boolean, listener: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    document.addEventListener('pointerdown', listener);
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('keydown', listener);
    };
  }, [isWaiting, listener]);
}

function useSayArrival() {
  const { t } = useLingui();
  const announce = useAnnounce();
  const placeText = usePlaceText();
  const say = useRef((_order: OrderOnBoard) => {});
  useEffect(() => {
    say.current = (order) => {
      const [code, place] = [order.code, placeText(order)];
      announce(t`New order ${code}, ${place}`);
    };
  });
  return useCallback((order: OrderOnBoard) => say.current(order), []);
}

function useRepeatedRing(arrived: ReadonlySet<string>, sound: OrderSound): void {
  useEffect(() => {
    if (arrived.size === 0) return;
    let rings = 1;
    sound.ring();
    const timer = setInterval(() => {
      rings += 1;
      if (rings >= MAX_RINGS) clearInterval(timer);
      sound.ring();
    }, REPEAT_MS);
    return () => clearInterval(timer);
  }, [arrived, sound]);
}
