import { isTerminal } from '#domain/sync/mutation';
import { losesByLeaving } from '#domain/sync/storage-advice';
import { PHOTO_CACHE } from '../cache-names';
import { learningBarTime } from '../clock-offset';
import type { DataDeps, GuestDeps, LockPort, OutboxDb } from '../db';
import { GuestDb, INIT_MARKER, readMeta, withDb } from '../db';
import { newId, newSecret } from '../ids';
import { liveRead } from '../live-read';
import { isOffline, netStore, pageFetch, probe, reportOutbox } from '../network/net';
import { onResume } from '../network/resume-events';
import { finishPendingOrder, unsavedOrders } from '../orders/new-order';
import type { OutboxLoop } from '../outbox/drain';
import { createOutboxLoop, drain, sweep, unblockAfterUpgrade } from '../outbox/drain';
import { countOutbox, nextDueAt } from '../outbox/outbox';
import { guestReceivers } from '../receive/guest-receivers';
import { browserStorage, HINT_COOKIE, HINT_KEY } from '../storage/browser-storage';
import { askToKeep, noteRefusal, storageNotice } from '../storage/keep-storage';
import { offerReload } from './update-store';

/** A cookie survives a cleared database and holds the number of unsent mutations. */
const COOKIES: Record<string, string> = { 'bb-guest': HINT_COOKIE, 'bb-admin': 'bb_staff' };
const YEAR_S = 31_536_000;

/** Returns null if the app has never stored anything here. */
function readUnsentCount(dbName: string): number | null {
  const start = `${COOKIES[dbName]}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found === undefined ? null : Number(found.slice(start.length)) || 0;
}

function keepUnsentCount(dbName: string): void {
  if (dbName === 'bb-guest') browserStorage.write(HINT_KEY, '1');
  let written: number | null = null;
  function write() {
    const { waiting, attention } = netStore.get();
    if (written === waiting + attention) return;
    written = waiting + attention;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where storage is evicted most.
    document.cookie = `${COOKIES[dbName]}=${written}; path=/; max-age=${YEAR_S}; SameSite=Lax`;
  }
  netStore.subscribe(write);
  write();
}

const BLOCKED_AFTER_MS = 3_000;

/** Closes the database when a newer build upgrades it, and shows a notice when another tab blocks the upgrade. */
export function watchDb(db: OutboxDb): void {
  abortWhenLeft(db);
  db.on('versionchange', (event) => {
    const isDeletion = event.newVersion === null;
    db.isRetired = !isDeletion;
    db.close({ disableAutoOpen: !isDeletion });
    if (!isDeletion) offerReload();
    return false;
  });
  db.on('blocked', () => {
    const timer = setTimeout(() => storageNotice.set({ kind: 'blocked' }), BLOCKED_AFTER_MS);
    db.on('ready', () => {
      clearTimeout(timer);
      if (storageNotice.get()?.kind === 'blocked') storageNotice.set(null);
    });
  });
}

/**
 * Aborts the open transactions when a person leaves the page. WebKit keeps such a page in memory together with the
 * locks of its transactions, and the next page of the app would wait for them. Dexie closes the connection by itself
 * and runs the live queries again when the page comes back.
 */
function abortWhenLeft(db: OutboxDb): void {
  const open = new Set<IDBTransaction>();
  db.use({
    stack: 'dbcore',
    create: (core) => ({
      ...core,
      transaction(...args) {
        // The core of the database in a browser opens its transactions.
        const transaction = core.transaction(...args) as IDBTransaction;
        open.add(transaction);
        const forget = () => open.delete(transaction);
        transaction.addEventListener('complete', forget);
        transaction.addEventListener('abort', forget);
        return transaction;
      },
    }),
  });
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) for (const transaction of open) abort(transaction);
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The browser is committing the transaction already.
  }
}

/**
 * Finds cleared storage: the hint of stored data exists without the database's marker.
 * @throws the browser's error when it refuses storage; a notice is shown
 */
export async function checkEviction(db: OutboxDb): Promise<void> {
  try {
    const marker = await withDb(db, () => readMeta<number>(db, INIT_MARKER));
    if (marker === undefined) {
      const unsent = readUnsentCount(db.name);
      if (unsent !== null) storageNotice.set({ kind: 'evicted', unsent });
      await withDb(db, () => db.meta.put({ k: INIT_MARKER, v: Date.now() }));
    }
  } catch (error) {
    noteRefusal(error);
    throw error;
  }
  keepUnsentCount(db.name);
}

/** Makes the browser ask before closing the page while an order exists only in this page. */
function guardLeaving(): void {
  let isGuarding = false;
  unsavedOrders.subscribe(() => {
    const loses = losesByLeaving({ inMemory: countInMemory() });
    if (loses === isGuarding) return;
    isGuarding = loses;
    // The listener exists only while needed: it keeps pages out of the back/forward cache.
    if (loses) window.addEventListener('beforeunload', hold);
    else window.removeEventListener('beforeunload', hold);
  });
}

export function countInMemory(): number {
  const unsaved = [...unsavedOrders.get().values()];
  return unsaved.filter(({ entry }) => !isTerminal(entry.state)).length;
}

function hold(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

export function startOutboxLoop(deps: DataDeps, afterRun: () => void = () => {}): OutboxLoop {
  const loop = createOutboxLoop({
    now: deps.now,
    isReachable: async () => !isOffline() || (await probe()),
    drain: (isHurried) => drain(deps, { isHurried }),
    sweep: () => sweep(deps),
    dueAt: () => withDb(deps.db, async () => nextDueAt(await deps.db.outbox.toArray())),
    afterRun,
  });
  watchHope(() => void loop.run(true));
  return loop;
}

function watchHope(onHope: () => void): void {
  onResume(onHope);
  window.addEventListener('focus', () => {
    if (document.visibilityState === 'visible') onHope();
  });
  let before = netStore.get().state;
  netStore.subscribe(() => {
    const { state } = netStore.get();
    if (before === 'offline' && state === 'online') onHope();
    before = state;
  });
}

const bootId = newSecret();

export function pageDeps<Db extends OutboxDb>(db: Db, wake: () => void): DataDeps<Db> {
  return {
    db,
    now: () => Date.now(),
    mono: () => performance.now(),
    bootId,
    newId,
    random: Math.random,
    fetch: pageFetch,
    storage: browserStorage,
    locks: browserLocks(),
    isHidden: () => document.visibilityState === 'hidden',
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    wake,
    makeRoom: dropPictures,
  };
}

/** Deletes entry by entry: a deleted cache frees its space only when no page has it open. */
async function dropPictures(): Promise<void> {
  const pictures = await globalThis.caches?.open(PHOTO_CACHE);
  const kept = (await pictures?.keys()) ?? [];
  await Promise.all(kept.map((picture) => pictures?.delete(picture)));
}

function browserLocks(): LockPort | null {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return null;
  return { request: async (name, options, run) => await locks.request(name, options, run) };
}

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
  // Safari and Firefox lack Background Sync, and the types of the DOM too: there the page itself sends on its return.
  const sync = registration && 'sync' in registration ? registration.sync : null;
  await (sync as { register(tag: string): Promise<void> } | null)?.register('bb-outbox');
}
