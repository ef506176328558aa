import type { BrunchRead } from '#domain/brunch/brunch-booking';
import type { MessageRead } from '#domain/messages/contact-message';
import type { StaffOrder } from '#domain/orders/order-view';
import type { ReservationRead } from '#domain/reservations/booking';
import type { PullAnswer } from '#domain/sync/change';
import type { AdminDb } from '../admin-db';
import { ApiError, readJson } from '../api-client';
import { readMeta } from '../db';
import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import type { WireMenuItem } from '../menu/menu-wire';
import { readSession } from '../session';
import { applyChange } from './apply-change';

const CURSOR = 'cursor';
const PAGE = 500;

type StaffDeps = DataDeps<AdminDb>;

type Snapshot = {
  epoch: string;
  cursor: string;
  orders: StaffOrder[];
  items: WireMenuItem[];
  reservations: ReservationRead[];
  brunches: BrunchRead[];
  messages: MessageRead[];
};

/**
 * Brings the tablet's copy up to the server: everything first, then only what has changed since. A page of
 * changes and the place to go on from are written together, so that nothing is skipped or half there.
 * @throws ApiError 401 when the session has ended; the copy stays
 */
export async function pull(deps: StaffDeps): Promise<void> {
  const { db } = deps;
  const cursor = await withDb(db, () => readMeta<string>(db, CURSOR));
  if (cursor === undefined) return pullSnapshot(deps);
  try {
    await pullChanges(deps, cursor);
  } catch (error) {
    // The server's memory does not reach back so far, or it is another database now.
    if (error instanceof ApiError && error.status === 410) return pullSnapshot(deps);
    throw error;
  }
}

async function pullChanges(deps: StaffDeps, from: string): Promise<void> {
  for (let cursor: string | null = from; cursor !== null; ) {
    const query = new URLSearchParams({ cursor, limit: String(PAGE) });
    const answer: PullAnswer = await readJson(deps, `/api/admin/sync?${query}`);
    const isApplied = await applyPage(deps, cursor, answer);
    cursor = isApplied && answer.hasMore ? answer.cursor : null;
  }
}

/** False when another tab was faster: its page is as good as ours. */
function applyPage({ db }: StaffDeps, from: string, answer: PullAnswer): Promise<boolean> {
  return withDb(db, () =>
    db.transaction('rw', [...db.copyTables, db.meta], async () => {
      if ((await readMeta<string>(db, CURSOR)) !== from) return false;
      for (const change of answer.changes) await applyChange(db, change);
      await db.meta.put({ k: CURSOR, v: answer.cursor });
      return true;
    }),
  );
}

/** Swaps the whole copy in one step; interrupted, the old one stands. The outbox is not touched. */
async function pullSnapshot(deps: StaffDeps): Promise<void> {
  const { db } = deps;
  const copy = await readJson<Snapshot>(deps, '/api/admin/snapshot');
  await withDb(db, () =>
    db.transaction('rw', [...db.copyTables, db.meta], async () => {
      await Promise.all(db.copyTables.map((table) => table.clear()));
      await Promise.all([
        db.order.bulkPut(copy.orders),
        db.menuItem.bulkPut(copy.items),
        db.reservation.bulkPut(copy.reservations),
        db.brunch.bulkPut(copy.brunches),
        db.message.bulkPut(copy.messages),
      ]);
      await db.meta.put({ k: CURSOR, v: copy.cursor });
    }),
  );
}

/** Whether anybody is signed in who could pull. */
export async function canPull({ db }: StaffDeps): Promise<boolean> {
  const session = await withDb(db, () => readSession(db));
  return typeof session?.token === 'string';
}
