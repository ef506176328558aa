import { useSyncExternalStore } from 'react';
import type { AdminDb } from '../../admin-db';
import { type SharedRows, shareRows } from '../../staff/shared-rows';
import { staffDevice } from '../../start/staff-device';
import { keepSame } from '../core/same-rows';

export type StaffRows<Row> = {
  /** `error`: the tablet's storage cannot be read. */
  state: 'loading' | 'ready' | 'error';
  rows: Row[] | undefined;
  retry(): void;
};

export function useStaffRows<Row>(shared: SharedRows<Row>): StaffRows<Row> {
  const found = useSyncExternalStore(shared.subscribe, shared.get, () => undefined);
  const retry = shared.again;
  if (found === 'failed') return { state: 'error', rows: undefined, retry };
  return { state: found ? 'ready' : 'loading', rows: found, retry };
}

export function rowsOnTablet<Row>(read: (db: AdminDb) => Promise<Row[]>): SharedRows<Row> {
  const keep = keepSame<Row>();
  return shareRows(
    async (db) => keep(await read(db)),
    () => staffDevice().deps.db,
  );
}
