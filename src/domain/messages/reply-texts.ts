import * as v from 'valibot';
import { humanText, requiredParagraph, uuidText } from '../fields';
import { fold, searchWords } from '../fold';
import REPLIES from './prepared-replies.json' with { type: 'json' };
import type { MessageRead } from './send-message';

const REPLY_MAX = 4000;
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

/** A page of the list has at most this many messages. */
export const MESSAGES_AT_ONCE = 100;

/** A search reads at most this many messages, the newest first. */
export const MESSAGES_SEARCHED = 5_000;

/** True if each typed word is in the guest's name or address, or in the words of the message. */
export function isMessageMeant(
  { name, email, subject, message }: Pick<MessageRead, 'name' | 'email' | 'subject' | 'message'>,
  typed: string,
): boolean {
  const text = fold([name, email, subject, message].join('\n'));
  return searchWords(typed).every((word) => text.includes(word));
}

export const sentMessage = v.object({ mutationId: v.string(), messageId: v.string() });

type Language = 'en' | 'tr';

type ReplyTexts = {
  hello: (name: string) => string;
  bye: string;
  /** This line stands above the guest's own words. */
  wrote: string;
  subject: (subject: string) => string;
};

export const REPLY_TEXTS: Record<Language, ReplyTexts> = {
  en: {
    hello: (name) => `Hello ${name},`,
    bye: 'Bar Bliss, Fethiye',
    wrote: 'You wrote:',
    subject: (subject) => `Re: ${subject}`,
  },
  tr: {
    hello: (name) => `Merhaba ${name},`,
    bye: 'Bar Bliss, Fethiye',
    wrote: 'Mesajınız:',
    subject: (subject) => `Yanıt: ${subject}`,
  },
};

type PreparedReply = {
  key: string;
  title: Record<Language, string>;
  text: Record<Language, string>;
};

/** Lists short replies to frequent questions; staff change them before sending. `{hours}` means the opening hours. */
export const PREPARED_REPLIES: readonly PreparedReply[] = REPLIES;

export function preparedText({ text }: PreparedReply, language: Language, hours: string): string {
  return text[language].replace('{hours}', hours);
}
