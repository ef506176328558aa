import type { OutboxEntry } from '#domain/registry/guest-mutations';
import type { EntryState } from '#domain/sync/mutation';
import type { GuestDb, MyMessage, Received } from '../db';

export type MessageOnDevice = MyMessage & {
  state: (typeof SHOWN_AS)[EntryState];
  /** Holds the code if the message needs the guest or the server refused it; otherwise null. */
  code: string | null;
};

function withoutWords(message: MyMessage): MyMessage {
  return { ...message, name: '', email: '', subject: '', message: '' };
}

export function messageOnDevice(
  message: MyMessage,
  entry: OutboxEntry | undefined,
): MessageOnDevice {
  if (message.receivedAt !== undefined) return { ...message, state: 'sent', code: null };
  const state = entry ? SHOWN_AS[entry.state] : 'cancelled';
  const asks = state === 'asks' || state === 'refused';
  return { ...message, state, code: asks ? (entry?.lastCode ?? 'internal') : null };
}

const SHOWN_AS = {
  queued: 'queued',
  sending: 'sending',
  blocked_auth: 'blocked',
  blocked_upgrade: 'blocked',
  quarantined: 'quarantined',
  needs_user: 'asks',
  rejected: 'refused',
  acked: 'sent',
  cancelled: 'cancelled',
  superseded: 'cancelled',
} as const satisfies Record<EntryState, string>;

/** Deletes the text of a sent or discarded message from this device. */
export async function receiveMessage(db: GuestDb, { id, state, now }: Received): Promise<void> {
  const message = await db.myMessage.get(id);
  if (!message) return;
  if (state === 'acked') await db.myMessage.put({ ...withoutWords(message), receivedAt: now });
  if (state === 'cancelled') await db.myMessage.put(withoutWords(message));
}
