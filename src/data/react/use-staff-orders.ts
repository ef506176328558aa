import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useEffect, useState } from 'react';
import { withDb } from '../db-health';
import { staffDevice } from '../device/staff-device';
import { type OrderOnBoard, readBoard } from '../orders/staff-board';

export type { OrderConflict, OrderOnBoard } from '../orders/staff-board';

const AGAIN_MS = 5_000;

export type StaffOrders = {
  /** `error`: the tablet's storage does not answer; nobody knows what is in it. */
  state: 'loading' | 'ready' | 'error';
  /** The tablet's orders with its own queued moves, newest first; undefined while they are not known. */
  orders: OrderOnBoard[] | undefined;
  retry(): void;
};

/** The orders on this tablet; when they cannot be read it says so, and reads again by itself. */
export function useStaffOrders(): StaffOrders {
  const [attempt, setAttempt] = useState(0);
  const read = useLiveQuery(readOrFail, [attempt]);
  const retry = useCallback(() => {
    // A connection that the browser lost is opened anew first.
    const { db } = staffDevice().deps;
    withDb(db, () => db.meta.count())
      .catch(() => 0)
      .then(() => setAttempt((before) => before + 1));
  }, []);
  const hasFailed = read === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setInterval(retry, AGAIN_MS);
    return () => clearInterval(timer);
  }, [hasFailed, retry]);
  if (read === 'failed') return { state: 'error', orders: undefined, retry };
  return { state: read ? 'ready' : 'loading', orders: read, retry };
}

async function readOrFail(): Promise<OrderOnBoard[] | 'failed'> {
  try {
    return await readBoard(staffDevice().deps.db);
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}
