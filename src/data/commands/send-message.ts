import { DomainError, errorCodeOf } from '#domain/error-codes';
import type { MessageForm } from '#domain/messages/send-message';
import { HUMAN_MS, sendMessageMutation } from '#domain/messages/send-message';
import { pushVerdict } from '#domain/sync/mutation';
import type { GuestDb, GuestDeps, MyMessage } from '../db';
import { capabilityOf } from '../ids';
import { newEntry, pendingMutationFor, saveWithRoom } from '../outbox/outbox';
import { send } from '../outbox/send';

export type Letter = MessageForm & { website: string; openedAt: number };

const PENDING_KEY = 'pending-message';

/**
 * A second tap with the same text makes no second message. If the browser cannot store, sends once immediately; `saved`
 * is then `memory`.
 * @throws DomainError message.unsent (not stored, no response), or the server's refusal
 */
export async function sendMessage(deps: GuestDeps, { website, openedAt, ...form }: Letter) {
  const pending = pendingMutationFor(deps, PENDING_KEY, JSON.stringify(form));
  const { id, secret } = pending;
  const entry = newEntry(deps, {
    id,
    mutation: sendMessageMutation,
    entityId: id,
    seqInKey: 0,
    // The human threshold caps the time: the same text must always give the same bytes.
    body: { ...form, website, openMs: Math.min(HUMAN_MS, Math.max(0, deps.now() - openedAt)) },
    principal: await capabilityOf(secret),
    secret,
  });
  const saved = await saveWithRoom(deps, () =>
    addMessage(deps.db, { ...form, id, createdAt: entry.createdAt }, entry),
  ).then(
    () => 'device' as const,
    async (error: unknown) => {
      console.error(error);
      await askAtOnce(deps, entry);
      return 'memory' as const;
    },
  );
  deps.storage.write(PENDING_KEY, null);
  deps.wake();
  return { messageId: id, saved };
}

async function addMessage(db: GuestDb, message: MyMessage, entry: ReturnType<typeof newEntry>) {
  if (await db.myMessage.get(message.id)) return;
  await db.myMessage.add(message);
  await db.outbox.add(entry);
}

async function askAtOnce(deps: GuestDeps, entry: ReturnType<typeof newEntry>): Promise<void> {
  const response = await send(deps, entry);
  if (pushVerdict(response) === 'ack') return;
  throw new DomainError(
    errorCodeOf(response?.isOurs ? response.code : undefined, 'message.unsent'),
  );
}
