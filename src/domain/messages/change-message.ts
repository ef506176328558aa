import * as v from 'valibot';
import { humanText, requiredParagraph, uuidText } from '../fields';
import type { MessageRead } from './guest-message';

export const REPLY_MAX = 4000;
export const NOTE_MAX = 1000;
/** A message takes this many replies; a longer exchange continues by mail. */
export const MOST_REPLIES = 10;

export const replyToMessageInput = v.object({
  text: requiredParagraph('reply.required', REPLY_MAX),
  /** The writer has seen these replies; another reply in between causes a conflict. */
  repliesSeen: v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(0, 'invalid')),
});

/** Describes the body of PUT /api/admin/contact-messages/{id}/note; `from` is the note that the writer has seen. */
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

/** Names the state of a reply's mail; a missing state means that the server sent the mail long ago. */
export type MailState = 'waiting' | 'done' | 'failed';

export type MessageThread = {
  message: MessageRead;
  /** Lists other messages from this address, newest first. */
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

/** A message shows this many other messages and orders beside it. */
export const THREAD_SHOWN = 20;
