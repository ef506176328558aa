import { useLiveQuery } from 'dexie-react-hooks';
import { guestDevice } from '../device/guest-device';
import type { GuestDb } from '../guest-db';
import { type MessageOnDevice, messageOnDevice } from '../messages/my-message';
import { readEntry } from '../outbox/entries';

/** The messages written on this device, newest first. */
export function useMyMessages(): MessageOnDevice[] {
  return useLiveQuery(() => readMyMessages(guestDevice().deps.db).catch(() => []), []) ?? [];
}

/** Messages and their acts, read at one moment. */
export function readMyMessages(db: GuestDb): Promise<MessageOnDevice[]> {
  return db.transaction('r', db.myMessage, db.outbox, async () => {
    const messages = await db.myMessage.orderBy('createdAt').reverse().toArray();
    const rows = await db.outbox.bulkGet(messages.map(({ id }) => id));
    return messages.map((message, index) =>
      messageOnDevice(message, readEntry(rows[index]) ?? undefined),
    );
  });
}
