export const MESSAGE_STATUSES = ['new', 'read', 'replied', 'archived'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** A contact message as staff read it. */
export type MessageRead = {
  id: string;
  v: number;
  status: string;
  statusAt: string;
  statusBy: string | null;
  createdAt: string;
  language: 'en' | 'tr';
  name: string;
  email: string;
  subject: string;
  message: string;
};
