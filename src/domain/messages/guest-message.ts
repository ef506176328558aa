import type { StatusRead } from '../sync/status-read';

export const MESSAGE_STATUSES = ['new', 'read', 'replied', 'archived'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Tablets keep read messages for a month (ms) and unread messages for ever. */
export const MESSAGES_ON_TABLET_MS = 30 * 24 * 60 * 60_000;

/** Staff sent this mail from the back office; the id names the mail. */
export type MessageReply = { id: string; text: string; by: string; at: string };

export type Assignee = { id: string; firstName: string };

export type MessageRead = StatusRead & {
  language: 'en' | 'tr';
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Staff wrote this for themselves; the text may be empty. Tablets lack this field and the next two until the row changes. */
  note?: string;
  assignee?: Assignee | null;
  replies?: MessageReply[];
};

export function messageStatusOf(text: string): MessageStatus {
  return MESSAGE_STATUSES.find((status) => status === text) ?? 'read';
}
