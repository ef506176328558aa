import type { MessageRead } from '#domain/messages/send-message';
import type { MemberRow } from '../../../repositories/members.repository';
import type { MessagesRepository } from '../../../repositories/messages.repository';
import { messageRead } from '../../../repositories/rows/booking-wire';

export type CustomerMessagesDeps = { messages: MessagesRepository };

/** Returns messages that a member wrote from the verified address; anybody can type an unverified address. */
export async function customerMessages(
  { messages }: CustomerMessagesDeps,
  { email, verifiedAt }: MemberRow,
): Promise<MessageRead[]> {
  return verifiedAt === null ? [] : (await messages.from(email)).map(messageRead);
}
