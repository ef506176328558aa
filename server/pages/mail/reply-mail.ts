import { REPLY_TEXTS } from '#domain/messages/reply-texts';
import type { VenueFacts } from '#domain/venue-facts';
import { lines, paragraph } from './mail-html';

type RepliedMessage = { language: 'en' | 'tr'; name: string; subject: string; message: string };

export type ReplyMail = { subject: string; text: string; html: string; replyTo?: string };

/** Writes a reply in the guest's language above the guest's own message. Answers go to the venue's address. */
export function replyMail(
  { email, phone }: Pick<VenueFacts, 'email' | 'phone'>,
  { language, name, subject, message }: RepliedMessage,
  text: string,
): ReplyMail {
  const words = REPLY_TEXTS[language];
  const bye = phone === '' ? words.bye : `${words.bye}\n${phone}`;
  const parts = [words.hello(name), text, bye];
  const quote = message.split('\n').map((line) => `> ${line}`);
  return {
    subject: words.subject(subject),
    text: `${[...parts, [words.wrote, ...quote].join('\n')].join('\n\n')}\n`,
    html: [
      ...parts.map(paragraph),
      `<p>${words.wrote}</p>`,
      `<blockquote>${lines(message)}</blockquote>`,
    ].join('\n'),
    ...(email !== '' && { replyTo: email }),
  };
}
