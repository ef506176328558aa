import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MenuCategory } from '#domain/menu/menu-item';
import type { RecordPage } from '#domain/resource/resource';
import { ApiError, readJson } from '../../api-client';
import { askAndKeep, type Reader, type Reading, readKept } from '../../staff/staff-reading';
import { staffDevice } from '../../start/staff-device';

export type StaffReading<T> = {
  /** `missing`: the server lacks the record. `failed`: the server could not be reached. */
  state: 'idle' | 'loading' | 'ready' | 'missing' | 'failed';
  value: T | null;
  again: () => void;
};

type Outcome<T> = { path: string; state: 'ready' | 'missing' | 'failed'; value: T | null };

/** Reads data outside the replica. A change of `about` reads again; the old response stays until then. */
export function useStaffReading<T>(path: string | null, about: unknown = null): StaffReading<T> {
  const [response, setResponse] = useState<Outcome<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are reasons to ask again.
  useEffect(() => {
    if (path === null) return;
    let isGone = false;
    readJson<T>(staffDevice().deps, path)
      .then((value): Outcome<T> => ({ path, state: 'ready', value }))
      .catch((error: unknown): Outcome<T> => ({ path, state: failureOf(error), value: null }))
      .then((next) => {
        if (!isGone) setResponse((before) => kept(before, next));
      });
    return () => {
      isGone = true;
    };
  }, [path, about, attempt]);
  const again = useCallback(() => {
    setResponse((before) => (before?.state === 'failed' ? null : before));
    setAttempt((before) => before + 1);
  }, []);
  if (path === null) return { state: 'idle', value: null, again };
  if (response?.path !== path) return { state: 'loading', value: null, again };
  return { state: response.state, value: response.value, again };
}

/** Keeps the last response when a new read fails. */
function kept<T>(before: Outcome<T> | null, next: Outcome<T>): Outcome<T> {
  return next.state === 'failed' && before?.path === next.path && before.value !== null
    ? before
    : next;
}

function failureOf(error: unknown): 'missing' | 'failed' {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
    ? 'missing'
    : 'failed';
}

export type StaffFigures<T> = {
  value: T | null;
  at: number | null;
  fault: 'failed' | 'forbidden' | 'missing' | null;
  isAsking: boolean;
  again(): void;
};

type State<T> = { reading: Reading<T> | null; fault: StaffFigures<T>['fault']; isAsking: boolean };

/** Returns stored figures first, then the server's, every `everyMs` while visible. `read` replaces the request. */
export function useStaffFigures<T>(
  path: string,
  everyMs?: number,
  read?: Reader<T>,
): StaffFigures<T> {
  const [state, setState] = useState<State<T>>(NOTHING);
  const isCurrent = useRef<string | null>(null);

  const ask = useCallback(() => {
    const { deps, refresh } = staffDevice();
    setState((before) => ({ ...before, isAsking: true }));
    askAndKeep<T>(deps, path, read)
      .then((reading) => ({ reading, fault: null, isAsking: false }))
      .catch((error: unknown) => {
        // The next pull handles an ended session.
        if (error instanceof ApiError && error.status === 401) void refresh();
        return { fault: faultOf(error), isAsking: false };
      })
      .then((next) => {
        if (isCurrent.current === path) setState((before) => ({ ...before, ...next }));
      });
  }, [path, read]);

  useEffect(() => {
    isCurrent.current = path;
    setState(NOTHING);
    readKept<T>(staffDevice().deps, path)
      .then((kept) => {
        if (isCurrent.current !== path) return;
        setState((before) => ({ ...before, reading: before.reading ?? kept }));
      })
      .catch((error: unknown) => console.error(error));
    ask();
    return () => {
      isCurrent.current = null;
    };
  }, [ask, path]);

  useRepeat(ask, everyMs);
  const { reading, fault, isAsking } = state;
  return { value: reading?.value ?? null, at: reading?.at ?? null, fault, isAsking, again: ask };
}

const NOTHING = { reading: null, fault: null, isAsking: true };

/** Repeats a read; a hidden page reads when it becomes visible. */
function useRepeat(ask: () => void, everyMs: number | undefined): void {
  useEffect(() => {
    if (everyMs === undefined) return;
    const pauseMs = everyMs;
    let dueAt = Date.now() + pauseMs;
    let timer = setTimeout(askIfDue, pauseMs);
    function askIfDue() {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      if (Date.now() >= dueAt) {
        dueAt = Date.now() + pauseMs;
        ask();
      }
      timer = setTimeout(askIfDue, dueAt - Date.now());
    }
    document.addEventListener('visibilitychange', askIfDue);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', askIfDue);
    };
  }, [ask, everyMs]);
}

function faultOf(error: unknown): 'failed' | 'forbidden' | 'missing' {
  if (!(error instanceof ApiError)) return 'failed';
  return error.status === 403 ? 'forbidden' : error.status === 404 ? 'missing' : 'failed';
}

export type CategoryRow = MenuCategory & { isVisible: boolean };

/** Returns all categories in the order of the menu, including hidden ones. */
export function useCategoryRows(): readonly CategoryRow[] {
  const { value } = useStaffFigures<RecordPage>('/api/admin/menu/categories?limit=200');
  // The records of this resource have these fields.
  return useMemo(() => (value?.rows ?? []) as unknown as CategoryRow[], [value]);
}
