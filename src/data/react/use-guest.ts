import type { GuestDb } from '../db';
import type { MessageOnDevice } from '../messages/my-message';
import { messageOnDevice } from '../messages/my-message';
import { readEntry } from '../outbox/outbox';
import { guestDevice } from '../start/guest-device';
import { HINT_KEY, storedValue } from '../storage/browser-storage';
import { useLiveRead } from './use-app';
import { useStoredValue } from './use-stores';

const hint = storedValue(HINT_KEY, (text) => text !== null);

/** Checks for stored guest data without creating a database. */
export function useKeepsSomething(): boolean {
  return useStoredValue(hint);
}

export function useMyMessages(): MessageOnDevice[] {
  return useLiveRead(() => readMyMessages(guestDevice().deps.db).catch(() => []), []) ?? [];
}

export function readMyMessages(db: GuestDb): Promise<MessageOnDevice[]> {
  return db.transaction('r', db.myMessage, db.outbox, async () => {
    const messages = await db.myMessage.orderBy('createdAt').reverse().toArray();
    const rows = await db.outbox.bulkGet(messages.map(({ id }) => id));
    return messages.map((message, index) =>
      messageOnDevice(message, readEntry(rows[index]) ?? undefined),
    );
  });
}
