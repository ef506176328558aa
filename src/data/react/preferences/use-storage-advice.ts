import { useLiveQuery } from 'dexie-react-hooks';
import { type StorageAdvice, storageAdvice } from '#domain/sync/storage-advice';
import { readMeta } from '../../db';
import { netStore } from '../../network/net-store';
import { unsavedOrders } from '../../orders/unsaved-order';
import { isIos } from '../../preferences/ios';
import { deviceOf } from '../../start/guest-device';
import { countInMemory } from '../../start/leave-guard';
import { lostMutations, storageNotice } from '../../storage/storage-notice';
import { type Area, useArea } from '../core/area-context';
import { useStore } from '../core/use-store';

export type { StorageAdvice } from '#domain/sync/storage-advice';

type StorageNews = {
  advice: StorageAdvice[];
  lost: number;
};

export function useStorageAdvice(): StorageNews {
  const area = useArea();
  const notice = useStore(storageNotice);
  const { waiting, attention } = useStore(netStore);
  useStore(unsavedOrders);
  const isPersistent = useLiveQuery(() => readPersistence(area), [area]) ?? null;
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

async function readPersistence(area: Area): Promise<boolean | null> {
  try {
    const { deps } = await deviceOf(area);
    return (await readMeta<boolean>(deps.db, 'isPersistent')) ?? null;
  } catch {
    return null;
  }
}
