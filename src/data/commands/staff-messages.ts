import * as messages from '#domain/messages/messages.operations';
import type {
  AssignMessageInput,
  NoteOnMessageInput,
  ReplyToMessageInput,
} from '#domain/messages/reply-texts';
import type { MessageRead } from '#domain/messages/send-message';
import { changeMessageStatusMutation } from '#domain/messages/send-message';
import type { StaffDeps } from '../admin-db';
import { isRowOf } from '../admin-db';
import { ApiError } from '../api-client';
import { recordOf } from '../json';
import { queued } from '../outbox/enqueue';
import { sendChange } from './send';

export type MessageChange =
  | { what: 'reply'; input: ReplyToMessageInput }
  | { what: 'note'; input: NoteOnMessageInput }
  | { what: 'assignee'; input: AssignMessageInput };

const OPERATIONS = { reply: messages.reply, note: messages.note, assignee: messages.assign };

/** A retry has the same `mutationId`. */
type ChangeMessage = { mutationId: string; messageId: string } & MessageChange;

/**
 * Sends a change; needs a connection. After a conflict the tablet stores the colleague's version.
 * @throws ApiError conflict with the colleague's row; another error without a response
 */
export async function changeMessage(
  deps: StaffDeps,
  { mutationId, messageId, what, input }: ChangeMessage,
): Promise<void> {
  await sendChange<{ message: MessageRead }>(deps, OPERATIONS[what], {
    ...{ id: messageId, input, mutationId },
    ...{ store: 'message', name: 'message' },
  });
}

/** Returns the colleague's row of a conflict, or null for another error. */
export function conflictingMessage(error: unknown): MessageRead | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  const current = recordOf(error.body)?.current;
  return isRowOf('message', current) ? current : null;
}

export const changeMessageStatus = queued(changeMessageStatusMutation, 'messageId');
