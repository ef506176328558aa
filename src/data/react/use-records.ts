import { useCallback, useEffect, useRef, useState } from 'react';
import type { Movement } from '#domain/inventory/recipe';
import type { RecordPage, ResourceRecord } from '#domain/resource/resource';
import type { ActivityLog, ActivityPage } from '#domain/staff/activity-log';
import { ApiError, readJson } from '../api-client';
import type { Reading } from '../staff/staff-session';
import { askAndKeep, readKept } from '../staff/staff-session';
import { staffDevice } from '../start/staff-device';
import { useStaffFigures } from './use-staff';

export type StaffRecords = ReturnType<typeof useRecords>;

type State = {
  reading: (Reading<RecordPage> & { isKept: boolean }) | null;
  later: readonly ResourceRecord[];
  page: number;
  fault: 'failed' | 'forbidden' | null;
  isAsking: boolean;
};

const NOTHING: State = { reading: null, later: [], page: 1, fault: null, isAsking: true };

/** Reads page by page. This tablet stores the first unfiltered page and shows it when the server cannot be reached. */
export function useRecords(path: string, query: string) {
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
    readJson<RecordPage>(staffDevice().deps, `${path}?${query && `${query}&`}page=${page}`)
      .then(({ rows }) => ({ page, fault: null, isAsking: false, rows }))
      .catch(() => ({ fault: 'failed' as const, isAsking: false, rows: [] }))
      .then(({ rows, ...next }) => {
        if (current.current !== asked) return;
        setState((before) => ({ ...before, ...next, later: [...before.later, ...rows] }));
      });
  }, [path, query, state.page]);

  const { reading, later, fault, isAsking } = state;
  const rows = reading && onceEach([...reading.value.rows, ...later], ({ id }) => id);
  const total = reading?.value.total ?? 0;
  return {
    rows,
    total,
    /** The rows are the first page from this tablet's storage, whatever the screen requested. */
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

/** Removes duplicates: a row may move to the next page between reads. */
function onceEach<Row>(rows: readonly Row[], keyOf: (row: Row) => string | number): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

type MovementPage = { movements: Movement[]; hasMore: boolean };
type Later = { page: number; movements: readonly Movement[]; hasMore: boolean };

/** Returns the movements of an item, newest first; this tablet stores the first page. */
export function useMovements(itemId: string) {
  const path = `/api/admin/inventory/${itemId}/movements`;
  const { value, at, fault, isAsking, again } = useStaffFigures<MovementPage>(path);
  const [later, setLater] = useState<Later | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const next = (later?.page ?? 1) + 1;

  const loadMore = useCallback(async () => {
    setLoading(true);
    setFailed(false);
    try {
      const page = await readJson<MovementPage>(staffDevice().deps, `${path}?page=${next}`);
      setLater((before) => ({
        page: next,
        movements: [...(before?.movements ?? []), ...page.movements],
        hasMore: page.hasMore,
      }));
    } catch {
      setFailed(true);
    } finally {
      setLoading(false);
    }
  }, [path, next]);

  const rows =
    value && onceEach([...value.movements, ...(later?.movements ?? [])], ({ seq }) => seq);
  return {
    rows,
    at,
    fault: fault ?? (hasFailed ? ('failed' as const) : null),
    isAsking: isAsking || isLoading,
    loadMore: (later ?? value)?.hasMore ? () => void loadMore() : null,
    again() {
      setLater(null);
      setFailed(false);
      again();
    },
  };
}

export type ActivityFilter = { who?: string; act?: string; date?: string };

type More = { path: string; logs: ActivityLog[]; next: number | null };

export type StaffActivity = ReturnType<typeof useStaffActivity>;

export function useStaffActivity(filter: ActivityFilter) {
  const path = `/api/admin/activity-logs?${new URLSearchParams(queryOf(filter))}`;
  const { value, again, ...first } = useStaffFigures<ActivityPage>(path);
  const [more, setMore] = useState<More | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const older = more?.path === path ? more : null;
  const next = older ? older.next : (value?.next ?? null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new first page has other pages behind it.
  useEffect(() => setMore(null), [value]);

  const load = useCallback(
    (before: number) => {
      setLoadingMore(true);
      readJson<ActivityPage>(staffDevice().deps, `${path}&before=${before}`)
        .then(({ logs, next: following }) =>
          setMore((known) => ({
            path,
            logs: [...(known?.path === path ? known.logs : []), ...logs],
            next: following,
          })),
        )
        .catch((error: unknown) => console.error(error))
        .finally(() => setLoadingMore(false));
    },
    [path],
  );

  return {
    ...first,
    page: value && { ...value, logs: [...value.logs, ...(older?.logs ?? [])] },
    loadMore: next === null ? null : () => load(next),
    isLoadingMore,
    again,
  };
}

function queryOf({ who, act, date }: ActivityFilter): Record<string, string> {
  return {
    limit: '50',
    ...(who ? { adminUserId: who } : {}),
    ...(act ? { action: act } : {}),
    ...(date ? { date } : {}),
  };
}
