import { DomainError } from '#domain/error-codes';
import { MOST_REPLIES, type ReplyToMessageInput } from '#domain/messages/change-message';
import { messageRead } from '../../repositories/rows/booking-wire';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import {
  type ChangeMessageDeps,
  changeMessage,
  type MessageRequest,
} from './shared/change-message';

export const REPLY_MAIL = 'message.reply';

/** Stores a reply with its mail. A colleague's reply in between is a conflict that returns it. */
export function replyToMessage(
  deps: ChangeMessageDeps,
  request: MessageRequest,
  { text, repliesSeen }: ReplyToMessageInput,
): Promise<MutationResponse> {
  const { firstName } = request.member;
  return changeMessage(deps, request, (before, at) => {
    // Deleting a member's data also deletes the address.
    if (before.email === '') throw new DomainError('message.no_address');
    const { replies } = before;
    if (replies.length !== repliesSeen) {
      const last = replies.at(-1);
      const by = { by: last?.by ?? null, at: last?.at ?? new Date(before.statusAt).toISOString() };
      throw new DomainError('conflict', { current: messageRead(before), ...by });
    }
    if (replies.length >= MOST_REPLIES) throw new DomainError('message.replies_full');
    const id = deps.newId();
    const reply = { id, text, by: firstName, at: new Date(at).toISOString() };
    return {
      after: {
        replies: [...replies, reply],
        status: 'replied',
        statusAt: at,
        statusBy: firstName,
      },
      action: 'message.reply',
      audited: [
        { status: before.status, replies: replies.length },
        { status: 'replied', replies: replies.length + 1 },
      ],
      effect: {
        id,
        kind: REPLY_MAIL,
        payload: { messageId: before.id },
        nextAt: at,
        createdAt: at,
      },
    };
  });
}
