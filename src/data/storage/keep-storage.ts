import type { OutboxDb } from '../db';
import { isQuota } from '../db';
import { createStore } from '../store';

export type StorageNotice =
  | { kind: 'refused' | 'full' | 'blocked' }
  /** The browser has cleared the storage; `unsent` is the last known number of unsent mutations. */
  | { kind: 'evicted'; unsent: number };

export const storageNotice = createStore<StorageNotice | null>(null);

export function lostMutations(notice: StorageNotice | null): number {
  return notice?.kind === 'evicted' ? notice.unsent : 0;
}

export function noteRefusal(error: unknown): void {
  storageNotice.set({ kind: isQuota(error) ? 'full' : 'refused' });
}

let isAsked = false;

/** Asks the browser once for persistent storage. */
export function askToKeep(db: OutboxDb): void {
  if (isAsked) return;
  isAsked = true;
  // Without https there is none.
  const keeper: Partial<StorageManager> | undefined = navigator.storage;
  void keeper
    ?.persist?.()
    .then((isKept) => db.meta.put({ k: 'isPersistent', v: isKept }))
    .catch(() => {});
}
