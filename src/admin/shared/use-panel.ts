import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListSearch, useSetSearch } from './use-list-search';

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge.
  interface HistoryState {
    /** The panel was opened from the list under it: closing it is going back. */
    isPanel?: boolean;
  }
}

type Panel = { id: string | undefined; open: (id: string) => void; close: () => void };

/** The row that is open beside a list. It stands in the address (`?id=`), and Back closes it. */
export function usePanel(): Panel {
  const { id } = useListSearch();
  const router = useRouter();
  const setSearch = useSetSearch();
  return useMemo(() => {
    const isOnList = () => router.latestLocation.state.isPanel === true;
    return {
      id,
      open(row) {
        // From one row to the next there is still one way back: to the list.
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
