import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
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

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: TypeScript merges only interfaces.
  interface HistoryState {
    /** True if the list opened the panel: closing then goes back. */
    isPanel?: boolean;
  }
}

type Panel = { id: string | undefined; open: (id: string) => void; close: () => void };

/** Keeps the open row in the URL (`?id=`), so that Back closes the row. */
export function usePanel(): Panel {
  const { id } = useListSearch();
  const router = useRouter();
  const setSearch = useSetSearch();
  return useMemo(() => {
    const isOnList = () => router.latestLocation.state.isPanel === true;
    return {
      id,
      open(row) {
        // Switching rows keeps one history entry, so that Back leads to the list.
        if (id !== undefined) return setSearch({ id: row }, { isPanel: isOnList() });
        setSearch({ id: row }, { isPanel: true, push: true });
      },
      close() {
        if (isOnList()) router.history.back();
        else setSearch({ id: undefined });
      },
    };
  }, [id, router, setSearch]);
}

/** The order list's search field has this id; the key “/” on the board leads there. */
export const SEARCH_ID = 'order-search';
