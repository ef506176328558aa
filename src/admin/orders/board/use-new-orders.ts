import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-rows';
import { useAnnounce } from '../../../ui/feedback/live-region';
import { usePlaceText } from '../shared/board-words';

const NOBODY: ReadonlySet<string> = new Set();

/** Returns orders that arrived while the board is open, until a touch, and announces each once. */
export function useNewOrders(orders: readonly OrderOnBoard[] | undefined): ReadonlySet<string> {
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
