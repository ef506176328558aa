import type { DataDeps } from '../data/db';
import { GuestDb } from '../data/db';
import { newId, newSecret } from '../data/ids';
import { drain } from '../data/outbox/drain';
import { countOutbox } from '../data/outbox/outbox';
import { guestReceivers } from '../data/receive/guest-receivers';

globalThis.sendOutbox = async () => {
  const db = new GuestDb(guestReceivers);
  try {
    await drain(workerDeps(db), { isHurried: true });
    const { waiting } = countOutbox(await db.outbox.toArray());
    if (waiting > 0) throw new Error('Not everything is sent.');
  } finally {
    // An open connection would block a database upgrade.
    db.close();
  }
};

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
