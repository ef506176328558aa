import { useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

/** Returns false with reduced motion or data saving. */
export function useMayMove(): boolean {
  return useSyncExternalStore(watch, mayMove, () => false);
}

function mayMove(): boolean {
  const { saveData = false, effectiveType = '4g' } = connection() ?? {};
  return !matchMedia(REDUCED).matches && !saveData && !effectiveType.endsWith('2g');
}

function watch(tell: () => void): () => void {
  const wish = matchMedia(REDUCED);
  const line = connection();
  wish.addEventListener('change', tell);
  line?.addEventListener?.('change', tell);
  return () => {
    wish.removeEventListener('change', tell);
    line?.removeEventListener?.('change', tell);
  };
}

function connection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}
