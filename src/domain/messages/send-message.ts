import * as v from 'valibot';
import { emailText, humanText, requiredParagraph, requiredText } from '../fields';
import type { Mutation } from '../sync/mutation';
import { BY_GUEST, FOREVER, MESSAGE_TTL_MS } from '../sync/mutation';
import type { StatusRead } from '../sync/status-read';

export const MESSAGE_STATUSES = ['new', 'read', 'replied', 'archived'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Tablets keep read messages for a month (ms) and unread messages for ever. */
export const MESSAGES_ON_TABLET_MS = 30 * 24 * 60 * 60_000;

/** Staff sent this mail from the back office; the id names the mail. */
export type MessageReply = { id: string; text: string; by: string; at: string };

export type MessageRead = StatusRead & {
  language: 'en' | 'tr';
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Staff wrote this for themselves; the text may be empty. Tablets lack this field and the next two until the row changes. */
  note?: string;
  assignee?: { id: string; firstName: string } | null;
  replies?: MessageReply[];
};

export function messageStatusOf(text: string): MessageStatus {
  return MESSAGE_STATUSES.find((status) => status === text) ?? 'read';
}

const status = v.picklist(MESSAGE_STATUSES, 'message.status_unknown');

export const changeMessageStatusMutation = {
  kind: 'message.status',
  entity: 'msg',
  method: 'PATCH',
  path: '/api/admin/contact-messages/:id/status',
  schema: v.object({ status, from: v.exactOptional(status) }),
  need: 'messages.change',
  ttlMs: FOREVER,
  staleCode: 'message.too_old',
  row: { name: 'message', store: 'message' },
  shows: ({ status }: { status: MessageStatus }) => ({ status }),
} as const satisfies Mutation;

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
  path: '/api/contact',
  schema: sendMessageInput,
  ttlMs: MESSAGE_TTL_MS,
  staleCode: 'message.too_old',
  ...BY_GUEST,
} as const satisfies Mutation;
