import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageThread } from '#domain/messages/reply-texts';
import { type MessageStatus, messageStatusOf } from '#domain/messages/send-message';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import type { StaffMessage } from '../../data/react/staff/use-staff-messages';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { NotLoaded } from '../shared/Read';
import { SidePanel } from '../shared/SidePanel';
import { UndoBar } from '../shared/UndoBar';
import type { DoneActions } from '../shared/use-undoable';
import { AssigneeSelect } from './AssigneeSelect';
import { MessageConflict } from './MessageConflict';
import { MessageStatusBadge } from './MessageStatusBadge';
import * as styles from './Messages.css';
import { LANGUAGE_WORDS, NEXT_STATUSES, stepWords } from './message-words';
import { NoteForm } from './NoteForm';
import { Replies } from './Replies';
import { ReplyForm } from './ReplyForm';
import { ThreadParts } from './ThreadParts';

type Move = (row: StaffMessage, to: MessageStatus) => void;

type MessagePanelProps = {
  id: string;
  /** The message is missing if neither this tablet nor a shown older page has it. */
  row: StaffMessage | undefined;
  done: DoneActions;
  onMove: Move;
  onOpen: (id: string) => void;
  onClose: () => void;
};

const EVERY_MS = 30_000;

/** Shows a message with its reply, note and person, and other mail from its address. */
export function MessagePanel({ id, row, done, onMove, onOpen, onClose }: MessagePanelProps) {
  const { t } = useLingui();
  const thread = useStaffFigures<MessageThread>(`/api/admin/contact-messages/${id}`, EVERY_MS);
  const read = thread.value?.message;
  const message = row ?? (read && { ...read, isQueued: false, conflict: null });
  if (!message) {
    return (
      <SidePanel title={t`Message`} onClose={onClose}>
        <NotRead fault={thread.fault} onRetry={thread.again} />
      </SidePanel>
    );
  }
  const { last, clock, undo } = done;
  const status = messageStatusOf(message.status);
  return (
    <SidePanel
      title={message.name || t`Deleted data`}
      description={<State message={message} status={status} />}
      stepKey={id}
      onClose={onClose}
      footer={
        <>
          {last?.about === id && !message.conflict && (
            <UndoBar words={last.words} clock={clock} onUndo={undo} place="panel" />
          )}
          <div className={styles.actions}>
            {NEXT_STATUSES[status].map((to) => (
              <Button key={to} tone="outline" onClick={() => onMove(message, to)}>
                {t(stepWords(status, to))}
              </Button>
            ))}
          </div>
        </>
      }
    >
      <div className={styles.parts}>
        <MessageConflict message={message} onMove={onMove} />
        <Letter message={message} />
        <Replies replies={message.replies ?? []} mails={thread.value?.mails} />
        {message.email !== '' && <ReplyForm message={message} onSent={thread.again} />}
        <AssigneeSelect message={message} />
        <NoteForm message={message} />
        <ThreadParts thread={thread} onOpen={onOpen} />
      </div>
    </SidePanel>
  );
}

function State({ message, status }: { message: StaffMessage; status: MessageStatus }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <span className={styles.state}>
      <MessageStatusBadge status={status} />
      {formatDateTime(Date.parse(message.createdAt), language)}
      {' · '}
      {t(LANGUAGE_WORDS[message.language])}
      {message.isQueued && ` · ${t`Waiting to sync`}`}
    </span>
  );
}

function Letter({ message: { subject, email, message } }: { message: StaffMessage }) {
  return (
    <section aria-labelledby="message-subject" className={styles.section}>
      <h3 id="message-subject" className={styles.heading}>
        {subject}
      </h3>
      <p className={styles.words}>{message}</p>
      {email !== '' && (
        <p className={styles.contact}>
          <a href={`mailto:${email}`} className={styles.link}>
            {email}
          </a>
        </p>
      )}
    </section>
  );
}

type NotReadProps = { fault: 'failed' | 'forbidden' | 'missing' | null; onRetry: () => void };

function NotRead({ fault, onRetry }: NotReadProps) {
  const { t } = useLingui();
  if (fault === null) {
    return (
      <div role="status" aria-label={t`Loading messages…`}>
        <Skeleton shape="block" />
      </div>
    );
  }
  return (
    <NotLoaded onRetry={onRetry}>
      {fault === 'missing' ? (
        <Trans>We can't find this message.</Trans>
      ) : (
        <Trans>This message is not on this tablet. It needs a connection.</Trans>
      )}
    </NotLoaded>
  );
}
