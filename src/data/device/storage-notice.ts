import { createStore } from './store';

/**
 * What people should know about this device's storage: the browser cleared it, or another tab holds it back.
 */
export type StorageNotice = 'evicted' | 'blocked' | null;

export const storageNotice = createStore<StorageNotice>(null);
