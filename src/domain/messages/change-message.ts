import * as v from 'valibot';
import { humanText, requiredParagraph, uuidText } from '../fields';
import type { MessageRead } from './guest-message';

export const REPLY_MAX = 4000;
export const NOTE_MAX = 1000;
/** Replies to one message: a longer exchange goes on by mail. */
export const MOST_REPLIES = 10;

export const replyToMessageInput = v.object({
  text: requiredParagraph('reply.required', REPLY_MAX),
  /** The replies that the writer has seen: another one in between is a conflict. */
  repliesSeen: v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(0, 'invalid')),
});

/** The body of PUT /api/admin/contact-messages/{id}/note; `from` is the note that the writer has seen. */
export const noteOnMessageInput = v.object({
  note: humanText(NOTE_MAX),
  from: humanText(NOTE_MAX),
});

export const assignMessageInput = v.object({
  staffId: v.nullable(uuidText),
  from: v.nullable(uuidText),
});

export type ReplyToMessageInput = v.InferOutput<typeof replyToMessageInput>;
export type NoteOnMessageInput = v.InferOutput<typeof noteOnMessageInput>;
export type AssignMessageInput = v.InferOutput<typeof assignMessageInput>;

/** How far the mail of a reply is; missing: it was sent long ago. */
export type MailState = 'waiting' | 'done' | 'failed';

export type MessageThread = {
  message: MessageRead;
  /** Other messages from this address, newest first. */
  earlier: MessageRead[];
  orders: MessageOrder[];
  mails: Readonly<Record<string, MailState>>;
};

export type MessageOrder = {
  id: string;
  code: string;
  createdAt: string;
  status: string;
  totalAmount: string;
};

/** Other messages and orders shown beside a message. */
export const THREAD_SHOWN = 20;
