import type { MessagesRepository } from '../../repositories/messages.repository';
import type { MessageRow } from '../../repositories/rows/booking-wire';
import type { Effect } from '../../services/mail/effect-handlers';
import type { Mail, Mailer } from '../../services/mail/mailer';

export type SendReplyMailDeps = {
  messages: MessagesRepository;
  mailer: Mailer;
  write(message: MessageRow, text: string): Promise<Omit<Mail, 'id' | 'to'>>;
};

/** Mails a reply to the guest, unless the guest's data were deleted. */
export async function sendReplyMail(deps: SendReplyMailDeps, effect: Effect): Promise<void> {
  const message = await deps.messages.find(String(effect.payload.messageId));
  const reply = message?.replies.find(({ id }) => id === effect.id);
  if (!message || !reply) return;
  const mail = await deps.write(message, reply.text);
  await deps.mailer.send({ id: effect.id, to: message.email, ...mail });
}
