import { DomainError } from '#domain/error-codes';
import { MOST_REPLIES, type ReplyToMessageInput } from '#domain/messages/reply-texts';
import { effectStatement } from '../../repositories/effects.repository';
import type { StaffRequest } from '../shared/staff-change';
import { type ChangeMessageDeps, changeMessage } from './shared/change-message';

export const REPLY_MAIL = 'message.reply';

/** Stores a reply with its mail. A colleague's reply in between is a conflict that returns it. */
export function replyToMessage(
  deps: ChangeMessageDeps,
  request: StaffRequest<ReplyToMessageInput>,
) {
  const { text, repliesSeen } = request.change;
  const { firstName } = request.member;
  return changeMessage(deps, request, 'message.reply', (row, at) => {
    // Deleting a member's data also deletes the address.
    if (row.email === '') throw new DomainError('message.no_address');
    const { replies } = row;
    if (replies.length !== repliesSeen) {
      const last = replies.at(-1);
      return {
        conflict: { by: last?.by ?? null, at: last ? Date.parse(last.at) : row.statusAt },
      };
    }
    if (replies.length >= MOST_REPLIES) throw new DomainError('message.replies_full');
    const id = deps.newId();
    const reply = { id, text, by: firstName, at: new Date(at).toISOString() };
    const mail = {
      id,
      kind: REPLY_MAIL,
      payload: { messageId: row.id },
      nextAt: at,
      createdAt: at,
    };
    return {
      after: { replies: [...replies, reply], status: 'replied', statusAt: at, statusBy: firstName },
      audited: [
        { status: row.status, replies: replies.length },
        { status: 'replied', replies: replies.length + 1 },
      ],
      more: (won) => [effectStatement(mail, won)],
    };
  });
}
