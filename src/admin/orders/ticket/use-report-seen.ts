import { type RefObject, useEffect, useRef } from 'react';
import type { StaffOrder } from '#domain/orders/guest-order';
import { isSeenOnBoard } from '#domain/orders/order-ageing';
import { markOrderSeen } from '../../../data/commands/orders/mark-order-seen';
import { useCommand } from '../../../data/react/use-command';
import { afterPaint } from '../../../ui/after-paint';

/** The band counts as in view when this share is visible. */
const MOST_OF_IT = 0.6;
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/** Reports that this tablet shows an order: its band (ref) is on a visible page, by the rule of `isSeenOnBoard`. */
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

/** Calls back whenever the element counts as seen; repeats are harmless. */
function whileShown(element: Element, onShown: () => void): () => void {
  const board = element.closest('main');
  const listedAt = performance.now();
  let isInView = false;
  function check(touchedAt: number | null) {
    if (document.visibilityState !== 'visible') return;
    if (isSeenOnBoard({ isInView, listedAt, touchedAt })) onShown();
  }
  const observer = new IntersectionObserver(
    (entries) => {
      isInView = entries.at(-1)?.isIntersecting === true;
      check(null);
    },
    { threshold: MOST_OF_IT },
  );
  observer.observe(element);
  const onVisible = () => check(null);
  const onTouch = () => {
    // A phone hides all columns but one.
    const isListed = (element.closest('section')?.getClientRects().length ?? 0) > 0;
    if (isListed) void afterPaint().then(() => check(performance.now()));
  };
  document.addEventListener('visibilitychange', onVisible);
  for (const touch of TOUCHES) board?.addEventListener(touch, onTouch, { passive: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', onVisible);
    for (const touch of TOUCHES) board?.removeEventListener(touch, onTouch);
  };
}
