import type { DataDeps } from '../data/deps';
import { GuestDb } from '../data/guest-db';
import { newId, newSecret } from '../data/ids';
import { drain } from '../data/outbox/drain';

/** Not in TypeScript's library: Chromium alone has it. */
export type SyncEvent = ExtendableEvent & { tag: string };

const TAG = 'bb-outbox';

/** The network is back while no page may be open: sends what waits. Failing asks the browser to come again. */
export function onSync(event: SyncEvent): void {
  if (event.tag === TAG) event.waitUntil(sendWaiting());
}

async function sendWaiting(): Promise<void> {
  const db = new GuestDb();
  try {
    const { isOffline } = await drain(workerDeps(db), { isHurried: true });
    if (isOffline) throw new Error('The bar is out of reach.');
  } finally {
    // An open connection would hold back the next version of the database.
    db.close();
  }
}

function workerDeps(db: GuestDb): DataDeps<GuestDb> {
  return {
    db,
    now: () => Date.now(),
    mono: () => performance.now(),
    bootId: newSecret(),
    newId,
    random: Math.random,
    fetch: (path, init) => fetch(path, init),
    storage: { read: () => null, write: () => {} },
    locks: {
      request: async (name, options, run) => await navigator.locks.request(name, options, run),
    },
    isHidden: () => false,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    wake: () => {},
    makeRoom: async () => {},
  };
}
