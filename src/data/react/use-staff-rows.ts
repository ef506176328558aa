import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useState } from 'react';
import type { AdminDb } from '../admin-db';
import { withDb } from '../db-health';
import { staffDevice } from '../device/staff-device';

const AGAIN_MS = 5_000;

export type StaffRows<Row> = {
  /** `error`: the tablet's storage does not answer; nobody knows what is in it. */
  state: 'loading' | 'ready' | 'error';
  /** undefined while they are not known. */
  rows: Row[] | undefined;
  retry(): void;
};

/** Rows on this tablet; when they cannot be read it says so, and reads again by itself. */
export function useStaffRows<Row>(read: (db: AdminDb) => Promise<Row[]>): StaffRows<Row> {
  const [attempt, setAttempt] = useState(0);
  const found = useLiveQuery(() => readOrFail(read), [read, attempt]);
  const retry = useCallback(() => {
    // A connection that the browser lost is opened anew first.
    const { db } = staffDevice().deps;
    withDb(db, () => db.meta.count())
      .catch(() => 0)
      .then(() => setAttempt((before) => before + 1));
  }, []);
  const hasFailed = found === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setInterval(retry, AGAIN_MS);
    return () => clearInterval(timer);
  }, [hasFailed, retry]);
  if (found === 'failed') return { state: 'error', rows: undefined, retry };
  return { state: found ? 'ready' : 'loading', rows: found, retry };
}

async function readOrFail<Row>(read: (db: AdminDb) => Promise<Row[]>): Promise<Row[] | 'failed'> {
  try {
    return await read(staffDevice().deps.db);
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}
