import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MessageStatus } from '#domain/messages/send-message';

export const MESSAGE_STATUS_WORDS: Record<MessageStatus, MessageDescriptor> = {
  new: msg`Unread`,
  read: msg`Read`,
  replied: msg`Replied`,
  archived: msg`Archived`,
};

const STEP_WORDS: Record<MessageStatus, MessageDescriptor> = {
  new: msg`Mark as unread`,
  read: msg`Mark as read`,
  replied: msg`Mark as replied`,
  archived: msg`Archive`,
};

/** Returns the label of a button that changes a status. */
export function stepWords(from: MessageStatus, to: MessageStatus): MessageDescriptor {
  return from === 'archived' && to === 'read' ? msg`Take out of the archive` : STEP_WORDS[to];
}

/** Lists the statuses that staff can choose, the most likely first. */
export const NEXT_STATUSES: Record<MessageStatus, readonly MessageStatus[]> = {
  new: ['read', 'archived'],
  read: ['archived', 'new'],
  replied: ['archived', 'new'],
  archived: ['read'],
};

export const LANGUAGE_WORDS: Record<'en' | 'tr', MessageDescriptor> = {
  en: msg`In English`,
  tr: msg`In Turkish`,
};
