import type { StatusRead } from '../sync/status-read';

export const MESSAGE_STATUSES = ['new', 'read', 'replied', 'archived'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Read messages stay on the tablets for a month (ms), unread ones for ever. */
export const MESSAGES_ON_TABLET_MS = 30 * 24 * 60 * 60_000;

/** A mail that staff sent from the back office; its id names the mail. */
export type MessageReply = { id: string; text: string; by: string; at: string };

export type Assignee = { id: string; firstName: string };

export type MessageRead = StatusRead & {
  language: 'en' | 'tr';
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Staff's own words; empty: none. Missing on tablets until the row changes, as are the next two. */
  note?: string;
  assignee?: Assignee | null;
  replies?: MessageReply[];
};

export function messageStatusOf(text: string): MessageStatus {
  return MESSAGE_STATUSES.find((status) => status === text) ?? 'read';
}
