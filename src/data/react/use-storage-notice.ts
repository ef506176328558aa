import { type StorageNotice, storageNotice } from '../device/storage-notice';
import { useStore } from './use-store';

export function useStorageNotice(): StorageNotice | null {
  return useStore(storageNotice);
}

/** It has been read. */
export function dismissStorageNotice(): void {
  storageNotice.set(null);
}
