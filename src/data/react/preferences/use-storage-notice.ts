import { lostMutations, type StorageNotice, storageNotice } from '../../storage/storage-notice';
import { useStore } from '../core/use-store';

/** What has happened to this device's storage and was not read yet, and how many mutations were lost with it. */
export function useStorageNotice(): { kind: StorageNotice['kind']; lost: number } | null {
  const notice = useStore(storageNotice);
  return notice && { kind: notice.kind, lost: lostMutations(notice) };
}

/** Hides the notice after a person has read it. */
export function dismissStorageNotice(): void {
  storageNotice.set(null);
}
