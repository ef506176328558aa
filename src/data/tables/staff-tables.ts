import { entityKey } from '#domain/sync/mutation';
import type { VenueTableRead } from '#domain/tables/venue-table';
import type { AdminDb } from '../admin-db';
import { isWaiting, waitingMutations } from '../outbox/optimistic-rows';
import { staffEntriesAbout } from '../sync/pull';

export type StaffTable = VenueTableRead & {
  isQueued: boolean;
};

export function readTables(db: AdminDb): Promise<StaffTable[]> {
  return db.transaction('r', db.venueTable, db.outbox, async () => {
    const entries = await staffEntriesAbout(db, 'table');
    const tables = await db.venueTable.orderBy('id').toArray();
    return tables.map((table) => {
      const cleared = waitingMutations(
        entries,
        'table.clear',
        entityKey('table', String(table.id)),
      );
      const last = cleared.filter(({ state }) => isWaiting(state)).at(-1);
      if (!last) return { ...table, isQueued: false };
      return { ...table, clearedAt: new Date(last.createdAt).toISOString(), isQueued: true };
    });
  });
}
