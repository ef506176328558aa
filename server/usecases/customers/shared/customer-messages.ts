import type { MessageRead } from '#domain/messages/guest-message';
import type { MemberRow } from '../../../repositories/members.repository';
import type { MessagesRepository } from '../../../repositories/messages.repository';
import { messageRead } from '../../../repositories/rows/booking-wire';

export type CustomerMessagesDeps = { messages: MessagesRepository };

/** What a member wrote from the proved address; anybody may have typed another one. */
export async function customerMessages(
  { messages }: CustomerMessagesDeps,
  { email, verifiedAt }: MemberRow,
): Promise<MessageRead[]> {
  return verifiedAt === null ? [] : (await messages.from(email)).map(messageRead);
}
