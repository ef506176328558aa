import { isQuota } from '../db-health';
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
