import { PHOTO_CACHE } from '../cache-names';
import { type DataDeps, type LockPort, type OutboxDb, withDb } from '../db';
import { newId, newSecret } from '../ids';
import { netStore } from '../network/net-store';
import { isOffline, pageFetch, probe } from '../network/page-fetch';
import { onResume } from '../network/resume-events';
import { drain, sweep } from '../outbox/drain';
import { nextDueAt } from '../outbox/outbox';
import { createOutboxLoop, type OutboxLoop } from '../outbox/outbox-loop';
import { browserStorage } from '../storage/browser-storage';

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

export function browserLocks(): LockPort | null {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  if (!locks) return null;
  return { request: async (name, options, run) => await locks.request(name, options, run) };
}
