import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { Suspense, useCallback, useState } from 'react';
import { Button } from '../../ui/controls/controls';

type OpenButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** The dialog or panel, which may be a lazy part. */
  opens: (close: () => void) => ReactNode;
};

/** A button that shows a dialog or a panel until somebody closes it. */
export function OpenButton({ opens, ...button }: OpenButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        {...button}
        onClick={() => !button.unavailable && setOpen(true)}
      />
      {isOpen && <Suspense>{opens(() => setOpen(false))}</Suspense>}
    </>
  );
}

/** Opens a bill's page, with `take` its payment; closing the bill leads back here. */
export function useOpenBill(): (id: string, act?: 'take') => void {
  const router = useRouter();
  return useCallback(
    (id, act) => {
      const search = new URLSearchParams({ id, ...(act && { act }) });
      router.history.push(`/admin/bills?${search}`, { isPanel: true });
    },
    [router],
  );
}

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
