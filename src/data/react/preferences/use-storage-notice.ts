import { lostMutations, type StorageNotice, storageNotice } from '../../storage/keep-storage';
import { useStore } from '../core/use-store';

/** Returns an unread event of this device's storage, and the number of lost mutations. */
export function useStorageNotice(): { kind: StorageNotice['kind']; lost: number } | null {
  const notice = useStore(storageNotice);
  return notice && { kind: notice.kind, lost: lostMutations(notice) };
}

export function dismissStorageNotice(): void {
  storageNotice.set(null);
}
