import { fold } from '../fold';
import { searchWords } from '../resource/resource';
import type { MessageRead } from './guest-message';

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
