import { type StorageAdvice, storageAdvice } from '#domain/sync/storage-advice';
import { type OutboxDb, readMeta } from '../../db';
import { netStore } from '../../network/net-store';
import { unsavedOrders } from '../../orders/new-order';
import { isIos } from '../../preferences/ios';
import { countInMemory } from '../../start/leave-guard';
import { lostMutations, storageNotice } from '../../storage/keep-storage';
import { useArea } from '../core/area-context';
import { useAreaDb } from '../core/use-area-db';
import { useLiveRead } from '../core/use-live-read';
import { useStore } from '../core/use-store';

export type { StorageAdvice } from '#domain/sync/storage-advice';

type StorageNews = {
  advice: StorageAdvice[];
  lost: number;
};

export function useStorageAdvice(): StorageNews {
  const area = useArea();
  const db = useAreaDb();
  const notice = useStore(storageNotice);
  const { waiting, attention } = useStore(netStore);
  useStore(unsavedOrders);
  const isPersistent = useLiveRead(async () => db && readPersistence(db), [db]) ?? null;
  const advice = storageAdvice({
    trouble: notice?.kind ?? null,
    unsent: waiting + attention,
    inMemory: countInMemory(),
    // The service worker sends guests' entries; staff mutations need the session, which the page has.
    canSendClosed: area === 'guest' && 'SyncManager' in globalThis,
    isPersistent,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    isIos: isIos(),
  });
  return { advice, lost: lostMutations(notice) };
}

async function readPersistence(db: OutboxDb): Promise<boolean | null> {
  try {
    return (await readMeta<boolean>(db, 'isPersistent')) ?? null;
  } catch {
    return null;
  }
}
