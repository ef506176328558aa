import { DomainError } from '#domain/error-codes';
import { isFromProgram, type SendMessageInput } from '#domain/messages/send-message';
import { MESSAGE_TTL_MS } from '#domain/sync/age';
import type { MessagesRepository } from '../../repositories/messages.repository';
import type {
  Claim,
  MutationResponse,
  StoredResponsesRepository,
} from '../../repositories/stored-responses.repository';

export type SendMessageDeps = {
  messages: MessagesRepository;
  responses: StoredResponsesRepository;
  now: () => number;
};

export type SendMessageRequest = {
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
  { messages, responses, now }: SendMessageDeps,
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
