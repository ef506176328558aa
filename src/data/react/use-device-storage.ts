import { storageAdvice } from '#domain/sync/storage-advice';
import type { ForgetReport } from '../commands/forget-device';
import { forgetDevice } from '../commands/forget-device';
import type { OutboxDb } from '../db';
import { readMeta } from '../db';
import { netStore } from '../network/net';
import { unsavedOrders } from '../orders/new-order';
import { isIos } from '../preferences/ios';
import { countInMemory, guestDevice } from '../start/guest-device';
import { lostMutations, storageNotice } from '../storage/keep-storage';
import { useAreaDb, useLiveRead } from './use-app';
import { useArea, useStore } from './use-stores';

export type { StorageAdvice } from '#domain/sync/storage-advice';

export function useStorageAdvice() {
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

/** With unfinished mutations, only resolves to their number. */
export function forgetThisDevice(): Promise<ForgetReport> {
  return forgetDevice(guestDevice().deps, { storedKeys: storedKeys() });
}

export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    // Blocked storage holds nothing.
    return [];
  }
}
