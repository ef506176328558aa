import { isDay } from '#domain/days';
import { businessDay } from '#domain/venue';
import { useClockValue } from '../page/board-clock';
import { useListSearch, useSetSearch } from '../shared/use-list-search';

/** Reads the filters from the URL and returns the present evening too. */
export function useBookingsFilter(statuses: readonly string[]) {
  const asked = useListSearch();
  const setSearch = useSetSearch();
  const today = useClockValue(businessDay, '');
  const status = statuses.find((known) => known === asked.status) ?? 'all';
  const date = asked.date !== undefined && isDay(asked.date) ? asked.date : undefined;
  return {
    today,
    status,
    date,
    setStatus: (next: string) => setSearch({ status: next === 'all' ? undefined : next }),
    setDate: (next: string | undefined) => setSearch({ date: next }),
    showAll: () => setSearch({ status: undefined, date: undefined }),
  };
}
