import { type RefObject, useEffect, useRef } from 'react';
import type { StaffOrder } from '#domain/orders/order-view';
import { markOrderSeen } from '../../../data/commands/orders/mark-order-seen';
import { useCommand } from '../../../data/react/use-command';

/** The band counts as seen when this share is visible. */
const MOST_OF_IT = 0.6;

/** Reports that this tablet shows an order: its band (ref) is on a visible page, inside the window. */
export function useReportSeen<E extends HTMLElement>({
  id,
  seenAt,
}: Pick<StaffOrder, 'id' | 'seenAt'>): RefObject<E | null> {
  const band = useRef<E>(null);
  const report = useCommand(markOrderSeen);
  const isNews = seenAt === null;
  useEffect(() => {
    if (!isNews || !band.current) return;
    return whileShown(band.current, () => {
      report({ orderId: id }).catch((error: unknown) => console.error(error));
    });
  }, [id, isNews, report]);
  return band;
}

/** Calls back whenever the element becomes visible; repeats are harmless. */
function whileShown(element: Element, onShown: () => void): () => void {
  let isInside = false;
  function check() {
    if (isInside && document.visibilityState === 'visible') onShown();
  }
  const observer = new IntersectionObserver(
    (entries) => {
      isInside = entries.at(-1)?.isIntersecting === true;
      check();
    },
    { threshold: MOST_OF_IT },
  );
  observer.observe(element);
  document.addEventListener('visibilitychange', check);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', check);
  };
}
