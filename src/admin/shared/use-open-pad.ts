import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Names whom a round is for; a tab, a collection and a delivery without a bill begin one. */
export type PadTarget =
  | { table: number }
  | { bill: string }
  | { for: 'tab' | 'collection' | 'delivery' };

export function padPath(target?: PadTarget): string {
  const search = new URLSearchParams(
    Object.entries(target ?? {}).map(([name, value]) => [name, String(value)]),
  );
  return search.size > 0 ? `/admin/orders/new?${search}` : '/admin/orders/new';
}

/** Opens the waiter's entry; leaving it leads back here, or behind the panel that it replaces. */
export function useOpenPad(way: 'push' | 'replace' = 'push'): (target?: PadTarget) => void {
  const router = useRouter();
  return useCallback(
    (target) => {
      const { isPanel } = router.latestLocation.state;
      if (way === 'push') router.history.push(padPath(target), { isPanel: true });
      else router.history.replace(padPath(target), { isPanel });
    },
    [router, way],
  );
}
