import { useLocation } from '@tanstack/react-router';
import type { Resource } from '#domain/resource/resource';
import { useSetSearch } from '../shared/use-list-search';

export type RecordsQuery = {
  q: string;
  /** Names a field; the prefix `-` sorts descending. */
  sort: string;
  filters: Readonly<Record<string, string>>;
  /** Holds the query string; an empty text gives the default list. */
  text: string;
  set: ReturnType<typeof useSetSearch>;
};

/** Reads the list's query from the URL. */
export function useRecordsQuery(resource: Resource): RecordsQuery {
  const search = useLocation({ select: (location): Record<string, unknown> => location.search });
  const set = useSetSearch();
  const read = (name: string) => {
    const value = search[name];
    return value === undefined || value === null ? '' : String(value);
  };
  const named = Object.entries(resource.fields)
    .filter(([, { isFilter }]) => isFilter)
    .map(([name]) => [name, read(name)] as const);
  const filters = Object.fromEntries(named.filter(([, value]) => value !== ''));
  const [q, sort] = [read('q'), read('sort')];
  const asked = { ...(q && { q }), ...(sort && { sort }), ...filters };
  const text = new URLSearchParams(asked).toString();
  return { q, sort: sort || resource.sort, filters, text, set };
}
