import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Archive, Mail, MailOpen, Reply, StickyNote, TriangleAlert, UserRound } from 'lucide-react';
import type { MessageStatus } from '#domain/messages/send-message';
import { messageStatusOf } from '#domain/messages/send-message';
import type { StaffMessage } from '../../data/react/use-staff';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/controls';
import { Badge } from '../../ui/feedback/states';
import { Hint, Stack, VisuallyHidden } from '../../ui/layout/Flow';
import type { BadgeLook } from '../shared/Read';
import { LookBadge, QueuedBadge, useTimeText } from '../shared/Read';
import * as styles from './Messages.css';

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

const START_LENGTH = 90;
/** A message without spaces is cut at this length. */
const MIN_START = 60;

type MessageRowProps = {
  row: StaffMessage;
  onOpen: (id: string) => void;
  onMove: (row: StaffMessage, to: MessageStatus) => void;
};

/** The whole row opens the message; its button changes the status at once. */
export function MessageRow({ row, onOpen, onMove }: MessageRowProps) {
  const { t } = useLingui();
  const timeText = useTimeText();
  const { id, subject, message, createdAt, assignee, note, isQueued, conflict } = row;
  const name = row.name || t`Deleted data`;
  const status = messageStatusOf(row.status);
  const [next] = NEXT_STATUSES[status];
  return (
    <li className={classNames(styles.row, status === 'new' && styles.unread)}>
      <Stack gap={2}>
        <button
          type="button"
          aria-haspopup="dialog"
          className={styles.open}
          onClick={() => onOpen(id)}
        >
          {name}
        </button>
        <span className={styles.subject}>{subject}</span>
        <span className={styles.start}>{startOf(message)}</span>
        <Hint as="span">{timeText(createdAt)}</Hint>
      </Stack>
      <div className={styles.badges}>
        <MessageStatusBadge status={status} />
        {assignee && (
          <Badge tone="lagoon" icon={<UserRound size={14} />}>
            <VisuallyHidden>{t`Assigned to`} </VisuallyHidden>
            {assignee.firstName}
          </Badge>
        )}
        {note && <StickyNote role="img" aria-label={t`Has a note`} size={18} />}
        {isQueued && <QueuedBadge />}
        {conflict && <Badge tone="danger" icon={<TriangleAlert size={14} />}>{t`Needs you`}</Badge>}
      </div>
      <div className={styles.action}>
        {next && (
          <Button tone="outline" onClick={() => onMove(row, next)}>
            {t(stepWords(status, next))}
            <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
}

/** Returns the first words of a message, which fit one line of a tablet. */
function startOf(message: string): string {
  const line = message.replace(/\s+/g, ' ');
  if (line.length <= START_LENGTH) return line;
  return `${line.slice(0, Math.max(line.lastIndexOf(' ', START_LENGTH), MIN_START))}…`;
}

const LOOK: Record<MessageStatus, BadgeLook> = {
  new: { tone: 'honey', icon: Mail },
  read: { tone: 'neutral', icon: MailOpen },
  replied: { tone: 'success', icon: Reply },
  archived: { tone: 'neutral', icon: Archive },
};

export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  const { t } = useLingui();
  return <LookBadge {...LOOK[status]}>{t(MESSAGE_STATUS_WORDS[status])}</LookBadge>;
}
