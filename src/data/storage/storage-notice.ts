import { isQuota } from '../db-health';
import { createStore } from '../store';

/** The notice about this device's storage. */
export type StorageNotice =
  | { kind: 'refused' | 'full' | 'blocked' }
  /** The browser has cleared the storage; `unsent`: the last known number of unsent mutations. */
  | { kind: 'evicted'; unsent: number };

export const storageNotice = createStore<StorageNotice | null>(null);

/** Number of mutations lost with the cleared storage. */
export function lostMutations(notice: StorageNotice | null): number {
  return notice?.kind === 'evicted' ? notice.unsent : 0;
}

/** The browser refused to store data. */
export function noteRefusal(error: unknown): void {
  storageNotice.set({ kind: isQuota(error) ? 'full' : 'refused' });
}
