import type { EntryState } from '#domain/sync/entry-state';
import type { GuestDb } from '../guest-db';
import { withoutWords } from './my-message';

/** Deletes the text of a sent or discarded message from this device. */
export async function receiveMessage(
  db: GuestDb,
  id: string,
  { state, now }: { state: EntryState; now: number },
): Promise<void> {
  const message = await db.myMessage.get(id);
  if (!message) return;
  if (state === 'acked') await db.myMessage.put({ ...withoutWords(message), receivedAt: now });
  if (state === 'cancelled') await db.myMessage.put(withoutWords(message));
}
