import type { StatusRead } from '../sync/status-read';

export const MESSAGE_STATUSES = ['new', 'read', 'replied', 'archived'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export type MessageRead = StatusRead & {
  language: 'en' | 'tr';
  name: string;
  email: string;
  subject: string;
  message: string;
};
