import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type ListSearch, listSearch } from '#domain/staff/list-search';

type Way = { push?: boolean; isPanel?: boolean };
type Patch = Readonly<Record<string, string | undefined>>;

export function useListSearch(): ListSearch {
  return listSearch(useLocation({ select: ({ search }) => search }));
}

/** Updates URL parameters and leaves others; the update replaces the history entry unless pushed. */
export function useSetSearch(): (patch: Patch, way?: Way) => void {
  const router = useRouter();
  return useCallback(
    (patch, { push = false, isPanel } = {}) => {
      const { pathname, searchStr } = router.latestLocation;
      const search = new URLSearchParams(searchStr);
      for (const [key, value] of Object.entries(patch)) {
        if (value === undefined || value === '') search.delete(key);
        else search.set(key, value);
      }
      const path = search.size > 0 ? `${pathname}?${search}` : pathname;
      if (push) router.history.push(path, { isPanel });
      else router.history.replace(path, { isPanel });
    },
    [router],
  );
}
