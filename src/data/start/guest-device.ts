import { learningBarTime } from '../clock-offset';
import { type DataDeps, GuestDb, type GuestDeps, type OutboxDb } from '../db';
import { liveRead } from '../live-read';
import { reportOutbox } from '../network/net-store';
import { finishPendingOrder, unsavedOrders } from '../orders/new-order';
import { unblockAfterUpgrade } from '../outbox/drain';
import { countOutbox } from '../outbox/outbox';
import type { OutboxLoop } from '../outbox/outbox-loop';
import { guestReceivers } from '../receive/guest-receivers';
import { askToKeep } from '../storage/keep-storage';
import { checkEviction, watchDb } from './db-watch';
import { guardLeaving } from './leave-guard';
import { pageDeps, startOutboxLoop } from './outbox-loop';

export type Device<Db extends OutboxDb> = { deps: DataDeps<Db>; loop: OutboxLoop };

let device: Device<GuestDb> | null = null;

/** Returns the device of an area; loads the staff part for staff only. */
export async function deviceOf(area: 'guest' | 'admin'): Promise<Device<OutboxDb>> {
  if (area === 'guest') return guestDevice();
  const { staffDevice } = await import('./staff-device');
  return staffDevice();
}

/** Returns the guest's database with the outbox; the first screen that needs the device starts it. */
export function guestDevice(): Device<GuestDb> {
  device ??= start();
  return device;
}

function start(): Device<GuestDb> {
  const db = new GuestDb(guestReceivers);
  watchDb(db);
  const deps = pageDeps(db, () => {
    void loop.run(false);
    void askToSend().catch(() => {});
    askToKeep(db);
  });
  deps.fetch = learningBarTime(deps);
  const loop = startOutboxLoop(deps);
  guardLeaving();
  // The work is deferred: the first caller may be a live query, which must not write.
  setTimeout(() => {
    followCounts(db);
    settleIn(deps, loop).catch((error: unknown) => console.error(error));
  });
  return { deps, loop };
}

async function settleIn(deps: GuestDeps, loop: OutboxLoop): Promise<void> {
  await checkEviction(deps.db);
  await finishPendingOrder(deps);
  await unblockAfterUpgrade(deps);
  await loop.run(false);
}

export function followCounts(db: OutboxDb): void {
  let rows: unknown[] = [];
  function report() {
    const unsaved = [...unsavedOrders.get().values()].map(({ entry }) => entry);
    const { waiting, attention } = countOutbox([...rows, ...unsaved]);
    reportOutbox(waiting, attention);
  }
  unsavedOrders.subscribe(report);
  liveRead(() => db.outbox.toArray()).subscribe({
    next(found) {
      rows = found;
      report();
    },
    error: (error) => console.error(error),
  });
}

/** Asks the browser to send the outbox after the page is closed (Background Sync). */
async function askToSend(): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  // Safari and Firefox lack Background Sync: there the page itself sends on its return.
  const sync = registration && 'sync' in registration ? registration.sync : null;
  await (sync as { register(tag: string): Promise<void> } | null)?.register('bb-outbox');
}
