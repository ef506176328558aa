import { changeMessageStatusMutation, type MessageStatus } from '#domain/messages/send-message';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { enqueue } from '../outbox/enqueue';

type StatusChange = { messageId: string; from: MessageStatus; to: MessageStatus };

export async function changeMessageStatus(
  deps: DataDeps<AdminDb>,
  { messageId, from, to }: StatusChange,
): Promise<void> {
  await enqueue(deps, {
    mutation: changeMessageStatusMutation,
    entityId: messageId,
    body: { status: to, from },
  });
}
