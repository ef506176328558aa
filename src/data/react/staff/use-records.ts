import { useCallback, useEffect, useRef, useState } from 'react';
import type { RecordPage, ResourceRecord } from '#domain/resource/resource';
import { ApiError, readJson } from '../../api-client';
import { askAndKeep, type Reading, readKept } from '../../staff/staff-reading';
import { staffDevice } from '../../start/staff-device';

export type StaffRecords = {
  rows: readonly ResourceRecord[] | null;
  total: number;
  /** True if the rows are the first page from this tablet's storage, whatever the screen requested. */
  isKept: boolean;
  at: number | null;
  fault: 'failed' | 'forbidden' | null;
  isAsking: boolean;
  loadMore: (() => void) | null;
  again(): void;
};

type State = {
  reading: (Reading<RecordPage> & { isKept: boolean }) | null;
  later: readonly ResourceRecord[];
  page: number;
  fault: StaffRecords['fault'];
  isAsking: boolean;
};

const NOTHING: State = { reading: null, later: [], page: 1, fault: null, isAsking: true };

/** Reads page by page. This tablet stores the first unfiltered page and shows it when the server cannot be reached. */
export function useRecords(path: string, query: string): StaffRecords {
  const [state, setState] = useState(NOTHING);
  const current = useRef('');

  const ask = useCallback(() => {
    const asked = `${path}?${query}`;
    current.current = asked;
    const { deps, refresh } = staffDevice();
    const patch = (next: Partial<State>) => {
      if (current.current === asked) setState((before) => ({ ...before, ...next }));
    };
    patch({ isAsking: true });
    firstPage(path, query)
      .then((reading) =>
        patch({ ...NOTHING, reading: { ...reading, isKept: false }, isAsking: false }),
      )
      .catch(async (error: unknown) => {
        // The next pull handles an ended session.
        if (error instanceof ApiError && error.status === 401) void refresh();
        const isForbidden = error instanceof ApiError && error.status === 403;
        const kept = isForbidden ? null : await readKept<RecordPage>(deps, path).catch(() => null);
        if (current.current !== asked) return;
        setState((before) => ({
          ...before,
          isAsking: false,
          fault: isForbidden ? 'forbidden' : 'failed',
          reading: before.reading ?? (kept && { ...kept, isKept: true }),
        }));
      });
  }, [path, query]);

  useEffect(() => {
    setState(NOTHING);
    ask();
    return () => {
      current.current = '';
    };
  }, [ask]);

  const loadMore = useCallback(() => {
    const asked = current.current;
    const page = state.page + 1;
    setState((before) => ({ ...before, isAsking: true }));
    readJson<RecordPage>(staffDevice().deps, `${path}?${joined(query, `page=${page}`)}`)
      .then(({ rows }) => ({ page, fault: null, isAsking: false, rows }))
      .catch(() => ({ fault: 'failed' as const, isAsking: false, rows: [] }))
      .then(({ rows, ...next }) => {
        if (current.current !== asked) return;
        setState((before) => ({ ...before, ...next, later: [...before.later, ...rows] }));
      });
  }, [path, query, state.page]);

  const { reading, later, fault, isAsking } = state;
  const rows = reading && onceEach([...reading.value.rows, ...later]);
  const total = reading?.value.total ?? 0;
  return {
    rows,
    total,
    isKept: reading?.isKept ?? false,
    at: reading?.at ?? null,
    fault,
    isAsking,
    loadMore: rows && !reading?.isKept && rows.length < total ? loadMore : null,
    again: ask,
  };
}

async function firstPage(path: string, query: string): Promise<Reading<RecordPage>> {
  const { deps } = staffDevice();
  if (query === '') return askAndKeep<RecordPage>(deps, path);
  return { value: await readJson<RecordPage>(deps, `${path}?${query}`), at: deps.now() };
}

function joined(query: string, more: string): string {
  return query === '' ? more : `${query}&${more}`;
}

/** Removes duplicates: a row may move to the next page between reads. */
function onceEach(rows: readonly ResourceRecord[]): ResourceRecord[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
