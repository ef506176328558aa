import { useCallback, useEffect, useState } from 'react';
import { ApiError, readJson } from '../../api-client';
import { staffDevice } from '../../start/staff-device';

export type StaffReading<T> = {
  /** `missing`: the server lacks the record. `failed`: the server could not be reached. */
  state: 'idle' | 'loading' | 'ready' | 'missing' | 'failed';
  value: T | null;
  again: () => void;
};

type Reading<T> = { path: string; state: 'ready' | 'missing' | 'failed'; value: T | null };

/** Reads data outside the replica. A change of `about` reads again; the old response stays until then. */
export function useStaffReading<T>(path: string | null, about: unknown = null): StaffReading<T> {
  const [response, setResponse] = useState<Reading<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are reasons to ask again.
  useEffect(() => {
    if (path === null) return;
    let isGone = false;
    readJson<T>(staffDevice().deps, path)
      .then((value): Reading<T> => ({ path, state: 'ready', value }))
      .catch((error: unknown): Reading<T> => ({ path, state: failureOf(error), value: null }))
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
function kept<T>(before: Reading<T> | null, next: Reading<T>): Reading<T> {
  return next.state === 'failed' && before?.path === next.path && before.value !== null
    ? before
    : next;
}

function failureOf(error: unknown): 'missing' | 'failed' {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
    ? 'missing'
    : 'failed';
}
