import { type StorageNotice, storageNotice } from '../device/storage-notice';
import { useStore } from './use-store';

export function useStorageNotice(): StorageNotice {
  return useStore(storageNotice);
}
