import { isQuota } from '../db-health';
import { createStore } from '../store';

/** What people should know about this device's storage. */
export type StorageNotice =
  | { kind: 'refused' | 'full' | 'blocked' }
  /** The browser cleared what was kept here; `unsent`: as many acts as were known to wait. */
  | { kind: 'evicted'; unsent: number };

export const storageNotice = createStore<StorageNotice | null>(null);

/** The browser did not keep what it was given. */
export function noteRefusal(error: unknown): void {
  storageNotice.set({ kind: isQuota(error) ? 'full' : 'refused' });
}
