import { HEADERS, isTerminal } from '#domain/sync/mutation';
import type { DataDeps, GuestDeps } from '../db';
import { INIT_MARKER, VENUE_KEY, withDb } from '../db';
import { forgetUnsaved, unsavedOrders } from '../orders/new-order';
import { stateOf } from '../outbox/outbox';
import { withTimeout } from '../with-timeout';

const TELL_TIMEOUT_MS = 10_000;

const KEPT_KEYS = [
  'age-verified',
  'language-storage',
  'theme',
  'install-snoozed',
  'bb-last-contact',
  'bb-device',
  VENUE_KEY,
];

export type ForgetReport = {
  /** Counts the unfinished mutations; above zero the app deleted nothing. */
  unfinished: number;
  /** True if the server did not respond: this browser's cookie still opens the orders placed with it. */
  isKnownToBar: boolean;
};

/**
 * Deletes a guest's orders, drafts and cart from this device. With unfinished mutations it only returns their number.
 * @param storedKeys every key of the browser's storage: a fixed list of personal keys would miss some
 */
export async function forgetDevice(
  deps: GuestDeps,
  { storedKeys }: { storedKeys: readonly string[] },
): Promise<ForgetReport> {
  const { db, storage, now } = deps;
  const unsaved = [...unsavedOrders.get().values()];
  const unfinished = await withDb(db, () =>
    db.transaction('rw', db.tables, async () => {
      const rows: unknown[] = [...(await db.outbox.toArray()), ...unsaved.map((one) => one.entry)];
      const open = rows.filter((row) => !isTerminal(stateOf(row))).length;
      if (open > 0) return open;
      await Promise.all(db.tables.map((table) => table.clear()));
      await db.meta.put({ k: INIT_MARKER, v: now() });
      return 0;
    }),
  );
  if (unfinished > 0) return { unfinished, isKnownToBar: true };
  for (const { order } of unsaved) forgetUnsaved(order.id);
  for (const key of storedKeys) if (!KEPT_KEYS.includes(key)) storage.write(key, null);
  return { unfinished: 0, isKnownToBar: !(await tellServerToForget(deps)) };
}

/** The cookie is HttpOnly: only the server can remove it. */
export async function tellServerToForget({ fetch }: Pick<DataDeps, 'fetch'>): Promise<boolean> {
  const response = await withTimeout(TELL_TIMEOUT_MS, (signal) =>
    fetch('/api/device', { method: 'DELETE', signal }),
  ).catch(() => null);
  return response?.ok === true && response.headers.get(HEADERS.api) === '1';
}
