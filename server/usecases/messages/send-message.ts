import { DomainError } from '#domain/error-codes';
import { isFromProgram, type SendMessageInput } from '#domain/messages/send-message';
import { MESSAGE_TTL_MS } from '#domain/sync/age';
import type { MessageRow } from '../../repositories/rows/booking-wire';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import type { Effect } from '../../services/mail/effect-handlers';
import type { Mail } from '../../services/mail/mailer';
import type { Parts } from '../shared/parts';

export type SendReplyMailDeps = Pick<Parts, 'messages' | 'mailer'> & {
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

type SendMessageRequest = {
  claim: Claim;
  body: SendMessageInput;
  /** The message waited this long (ms) on the device. */
  ageMs: number;
  language: 'en' | 'tr';
  secretHash: string | null;
  deviceHash: string;
};

/**
 * Stores a message. Spam is stored as a response alone: a retry gets the same response, so a program
 * cannot tell the difference.
 */
export async function sendMessage(
  { messages, responses, now }: Parts,
  { claim, body, ageMs, language, secretHash, deviceHash }: SendMessageRequest,
): Promise<MutationResponse> {
  if (ageMs > MESSAGE_TTL_MS) throw new DomainError('message.too_old');
  const id = claim.mutationId;
  const response = { status: 201, body: JSON.stringify({ mutationId: id, messageId: id }) };
  if (isFromProgram(body)) return responses.keep(claim, response);
  const at = now();
  const { name, email, subject, message } = body;
  const standing = { v: 1, status: 'new', statusAt: at, statusBy: null };
  const times = { placedAt: at - ageMs, receivedAt: at };
  const unhandled = { note: '', assigneeId: null, assigneeName: null, replies: [] };
  const owner = { language, deviceHash, secretHash };
  const written = { name, email, subject, message };
  const row = { id, ...standing, ...times, ...owner, ...unhandled, ...written };
  const stored = await messages.add(row, { claim, response });
  if (!stored) throw new DomainError('busy', { retryAfterS: 1 });
  return stored;
}
