import { entityIdOf } from '#domain/sync/entity';
import { type EntryState, isTerminal } from '#domain/sync/entry-state';
import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import type { GuestDb } from '../guest-db';
import { KIOSK_KEY } from '../kiosks/stored-kiosk';
import { readEntry } from '../outbox/entries';
import { HINT_KEY } from '../storage/local-data-hint';
import { VENUE_KEY } from '../venue-key';
import { tellServerToForget } from './forget-device';

/** Lists the keys of values that belong to the tablet or the venue, not to a guest. */
const KEPT_KEYS = [KIOSK_KEY, VENUE_KEY, HINT_KEY, 'theme', 'bb-last-contact'];

/**
 * Deletes the guest's cart, names, language and orders before the next guest. Only an order without the server's
 * response stays, until the server has responded.
 * @param storedKeys every key of the browser's storage: a fixed list of personal keys would miss some
 */
export async function resetKiosk(
  deps: DataDeps<GuestDb>,
  { storedKeys }: { storedKeys: readonly string[] },
): Promise<void> {
  const { db, storage } = deps;
  for (const key of storedKeys) if (!KEPT_KEYS.includes(key)) storage.write(key, null);
  await withDb(db, () =>
    db.transaction('rw', [db.outbox, ...db.responseTables], async () => {
      const rows: unknown[] = await db.outbox.toArray();
      const over = rows.flatMap((row) => readEntry(row) ?? []).filter((entry) => !isUnsent(entry));
      await db.outbox.bulkDelete(over.map(({ id }) => id));
      const left = await db.outbox.toArray();
      const needed = left.map(({ entityKey }) => entityIdOf(String(entityKey)));
      for (const table of db.responseTables) {
        const ids = await table.toCollection().primaryKeys();
        await table.bulkDelete(ids.filter((id) => !needed.includes(String(id))));
      }
    }),
  );
  await tellServerToForget(deps);
}

type EntryFacts = { state: EntryState; lastCode?: string | null | undefined };

/** Returns true if the server has neither accepted nor refused the entry. */
export function isUnsent({ state, lastCode }: EntryFacts): boolean {
  const isRefused = state === 'rejected' || (state === 'needs_user' && lastCode !== 'stale_order');
  return !isTerminal(state) && !isRefused;
}
