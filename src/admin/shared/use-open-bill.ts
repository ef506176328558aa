import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

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
