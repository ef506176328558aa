import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api-client';
import { askAndKeep, type Reader, type Reading, readKept } from '../../staff/staff-reading';
import { staffDevice } from '../../start/staff-device';

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
