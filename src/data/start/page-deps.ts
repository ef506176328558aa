import { PHOTO_CACHE } from '../cache-names';
import type { OutboxDb } from '../db';
import type { DataDeps, LockPort } from '../deps';
import { newId, newSecret } from '../ids';
import { pageFetch } from '../network/page-fetch';
import { browserStorage } from '../storage/browser-storage';

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
