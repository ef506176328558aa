import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListSearch, useSetSearch } from './use-list-search';

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
