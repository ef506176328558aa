import type { EntryState } from '#domain/sync/mutation';
import { entityIdOf, isTerminal } from '#domain/sync/mutation';
import type { GuestDeps } from '../db';
import { VENUE_KEY, withDb } from '../db';
import { KIOSK_KEY } from '../kiosks/stored-kiosk';
import { readEntry } from '../outbox/outbox';
import { HINT_KEY } from '../storage/browser-storage';
import { tellServerToForget } from './forget-device';

/** Lists the keys of values that belong to the tablet or the venue, not to a guest. */
const KEPT_KEYS = [KIOSK_KEY, VENUE_KEY, HINT_KEY, 'theme', 'bb-last-contact'];

type Leaving = {
  /** Names every key of the browser's storage: a fixed list of personal keys would miss some. */
  storedKeys: readonly string[];
  seenOrderId: string | null;
};

/** Deletes the guest's cart, names, language and orders before the next guest. */
export async function resetKiosk(deps: GuestDeps, { storedKeys, seenOrderId }: Leaving) {
  for (const key of storedKeys) if (!KEPT_KEYS.includes(key)) deps.storage.write(key, null);
  await forgetKioskOrders(deps, seenOrderId);
  await tellServerToForget(deps);
}

/** Deletes the orders that the bar has, and a refused one that its guest saw. Every other order stays. */
export async function forgetKioskOrders({ db }: GuestDeps, seenOrderId: string | null = null) {
  await withDb(db, () =>
    db.transaction('rw', [db.outbox, ...db.responseTables], async () => {
      const seen = seenOrderId === null ? undefined : await db.myOrder.get(seenOrderId);
      const seenIds = [seenOrderId, seen?.supersededBy];
      const rows: unknown[] = await db.outbox.toArray();
      const over = rows
        .flatMap((row) => readEntry(row) ?? [])
        .filter((entry) => {
          const state = kioskState(entry);
          return state === 'over' || (state === 'refused' && seenIds.includes(entry.id));
        });
      await db.outbox.bulkDelete(over.map(({ id }) => id));
      const left = await db.outbox.toArray();
      const needed = left.map(({ entityKey }) => entityIdOf(String(entityKey)));
      for (const table of db.responseTables) {
        const ids = await table.toCollection().primaryKeys();
        await table.bulkDelete(ids.filter((id) => !needed.includes(String(id))));
      }
    }),
  );
}

/** `waiting` is sent by itself; `late` and `refused` are not sent any more, and a person must know. */
export type KioskOrderState = 'waiting' | 'late' | 'refused' | 'over';

type EntryFacts = { state: EntryState; lastCode?: string | null | undefined };

export function kioskState({ state, lastCode }: EntryFacts): KioskOrderState {
  if (isTerminal(state)) return 'over';
  if (state === 'quarantined') return 'late';
  if (state === 'needs_user' && lastCode === 'stale_order') return 'late';
  return state === 'needs_user' || state === 'rejected' ? 'refused' : 'waiting';
}
