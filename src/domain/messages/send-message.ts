import * as v from 'valibot';
import { emailText, humanText, requiredParagraph, requiredText } from '../fields';
import { MESSAGE_TTL_MS } from '../sync/age';
import { BY_GUEST, type Mutation } from '../sync/mutation';

export const MESSAGE_LIMITS = { name: 120, subject: 150, message: 2000 } as const;

export const messageForm = v.object({
  name: requiredText('name.required', MESSAGE_LIMITS.name),
  email: emailText(),
  subject: requiredText('subject.required', MESSAGE_LIMITS.subject),
  message: requiredParagraph('message.required', MESSAGE_LIMITS.message),
});

/** A program filled in a form that arrives faster than this. */
export const HUMAN_MS = 3_000;

/** `website` is a hidden field, `openMs` the time the form was open; a sender without both counts as a person. */
export const sendMessageInput = v.object({
  ...messageForm.entries,
  website: v.nullish(humanText(2000), ''),
  openMs: v.nullish(v.pipe(v.number(), v.minValue(0)), null),
});

export type MessageForm = v.InferOutput<typeof messageForm>;
export type SendMessageInput = v.InferOutput<typeof sendMessageInput>;

/** Spam gets a success response, but the server does not store the message. */
export function isFromProgram({
  website,
  openMs,
}: Pick<SendMessageInput, 'website' | 'openMs'>): boolean {
  return Boolean(website) || (typeof openMs === 'number' && openMs < HUMAN_MS);
}

export const sendMessageMutation = {
  kind: 'message.create',
  entity: 'msg',
  method: 'POST',
  path: '/api/contact',
  schema: sendMessageInput,
  verb: 'send-message',
  routes: 'messages',
  ttlMs: MESSAGE_TTL_MS,
  staleCode: 'message.too_old',
  ...BY_GUEST,
} as const satisfies Mutation;
