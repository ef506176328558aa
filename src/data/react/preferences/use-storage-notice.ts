import { type StorageNotice, storageNotice } from '../../storage/storage-notice';
import { useStore } from '../core/use-store';

export function useStorageNotice(): StorageNotice | null {
  return useStore(storageNotice);
}

/** It has been read. */
export function dismissStorageNotice(): void {
  storageNotice.set(null);
}
