import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { SPECIAL_REQUESTS_MAX } from '#domain/bookings/book-table';
import type { MailState, MessageThread } from '#domain/messages/reply-texts';
import { isMessageMeant, MESSAGES_AT_ONCE } from '#domain/messages/reply-texts';
import type { MessageRead, MessageReply, MessageStatus } from '#domain/messages/send-message';
import { MESSAGE_STATUSES, messageStatusOf } from '#domain/messages/send-message';
import { orderStatusOf } from '#domain/orders/order';
import type { StaffFigures, StaffMessage } from '../../data/react/use-staff';
import { useStaffFigures, useStaffMessages, useStaffReading } from '../../data/react/use-staff';
import { Button } from '../../ui/controls/controls';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Hint, Row, Stack } from '../../ui/layout/Flow';
import { NewBooking } from '../bookings/WriteBooking';
import { OrderBadge } from '../orders/panel/PanelHead';
import { ConflictBanner, ConflictWords, Part, SidePanel, UnreadPanel } from '../shared/Panel';
import { moneyText, Read, useTimeText } from '../shared/Read';
import type { DoneActions } from '../shared/UndoBar';
import { UndoBar } from '../shared/UndoBar';
import { FloorProvider } from '../tables/plan/FloorProvider';
import {
  LANGUAGE_WORDS,
  MESSAGE_STATUS_WORDS,
  MessageStatusBadge,
  NEXT_STATUSES,
  stepWords,
} from './MessageRow';
import * as styles from './Messages.css';
import { AssigneeSelect, NoteForm, ReplyForm } from './ReplyForm';

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

export function MessagePanel({ id, row, done, onMove, onOpen, onClose }: MessagePanelProps) {
  const { t } = useLingui();
  const timeText = useTimeText();
  const thread = useStaffFigures<MessageThread>(`/api/admin/contact-messages/${id}`, EVERY_MS);
  const read = thread.value?.message;
  const message = row
    ? { ...(read?.replies && { replies: read.replies }), ...row }
    : read && { ...read, isQueued: false, conflict: null };
  if (!message) {
    return (
      <UnreadPanel
        title={t`Message`}
        reading={thread}
        missing={<Trans>We can't find this message.</Trans>}
        failed={<Trans>This message is not on this tablet. It needs a connection.</Trans>}
        onClose={onClose}
      />
    );
  }
  const status = messageStatusOf(message.status);
  return (
    <SidePanel
      title={message.name || t`Deleted data`}
      description={
        <Row as="span">
          <MessageStatusBadge status={status} />
          {timeText(message.createdAt)}
          {' · '}
          {t(LANGUAGE_WORDS[message.language])}
          {message.isQueued && ` · ${t`Waiting to be sent`}`}
        </Row>
      }
      stepKey={id}
      onClose={onClose}
      footer={
        <>
          {done.last?.about === id && !message.conflict && <UndoBar of={done} place="panel" />}
          <Row align="stretch">
            {message.email !== '' && (
              <FloorProvider>
                <NewBooking
                  kind="table"
                  label={t`Make a booking`}
                  known={{
                    guestName: message.name,
                    guestEmail: message.email,
                    specialRequests: message.message.slice(0, SPECIAL_REQUESTS_MAX),
                  }}
                />
              </FloorProvider>
            )}
            {NEXT_STATUSES[status].map((to) => (
              <Button key={to} tone="outline" onClick={() => onMove(message, to)}>
                {t(stepWords(status, to))}
              </Button>
            ))}
          </Row>
        </>
      }
    >
      <Stack gap={24}>
        <MessageConflict message={message} onMove={onMove} />
        <Part id="message-subject" title={message.subject}>
          <p className={styles.words}>{message.message}</p>
          {message.email !== '' && (
            <p className={styles.contact}>
              <a href={`mailto:${message.email}`} className={styles.link}>
                {message.email}
              </a>
            </p>
          )}
        </Part>
        <Replies replies={message.replies ?? []} mails={thread.value?.mails} />
        {message.email !== '' && <ReplyForm message={message} onSent={thread.again} />}
        <AssigneeSelect message={message} />
        <NoteForm message={message} />
        <ThreadParts thread={thread} onOpen={onOpen} />
      </Stack>
    </SidePanel>
  );
}

/** A colleague changed the status first: staff keep that status, or use this tablet's. */
function MessageConflict({ message, onMove }: { message: StaffMessage; onMove: Move }) {
  const { t } = useLingui();
  const { conflict } = message;
  if (!conflict) return null;
  const mine = MESSAGE_STATUSES.find(
    (status) => status === conflict.wanted && status !== message.status,
  );
  return (
    <ConflictBanner conflict={conflict} onMine={mine ? () => onMove(message, mine) : null}>
      <ConflictWords
        conflict={conflict}
        status={t(MESSAGE_STATUS_WORDS[messageStatusOf(conflict.status)])}
      />
    </ConflictBanner>
  );
}

type ThreadPartsProps = { thread: StaffFigures<MessageThread>; onOpen: (id: string) => void };

function ThreadParts({ thread, onOpen }: ThreadPartsProps) {
  const { t } = useLingui();
  const timeText = useTimeText();
  // What was read stays as it is when a later reading fails.
  const fault = thread.value ? null : thread.fault;
  return (
    <Read
      of={{ ...thread, fault }}
      failed={<Trans>The guest's other messages and orders can't be loaded right now.</Trans>}
    >
      {({ orders, earlier }) => (
        <>
          <Others
            id="message-orders"
            title={<Plural value={orders.length} one="# order" other="# orders" />}
            rows={orders}
          >
            {({ id, code, createdAt, status, totalAmount }) => (
              <li key={id} className={styles.other}>
                <Row as="span">
                  <Link to="/admin/orders" search={{ id }} className={styles.link} translate="no">
                    #{code}
                  </Link>
                  <OrderBadge status={orderStatusOf(status)} />
                  <Hint as="span">{timeText(createdAt)}</Hint>
                </Row>
                <span lang="tr">{moneyText(totalAmount)}</span>
              </li>
            )}
          </Others>
          <Others
            id="message-earlier"
            title={<Plural value={earlier.length} one="# other message" other="# other messages" />}
            rows={earlier}
          >
            {({ id, subject, createdAt, status }) => (
              <li key={id} className={styles.other}>
                <button type="button" className={styles.plain} onClick={() => onOpen(id)}>
                  {subject}
                </button>
                <Row as="span">
                  <MessageStatusBadge status={messageStatusOf(status)} />
                  <Hint as="span">{timeText(createdAt)}</Hint>
                </Row>
              </li>
            )}
          </Others>
          {orders.length + earlier.length === 0 ? (
            <Hint>{t`Nothing else came from this address.`}</Hint>
          ) : (
            <Hint>{t`Found by the email address, which anybody could have typed.`}</Hint>
          )}
        </>
      )}
    </Read>
  );
}

type OthersProps<Other> = {
  id: string;
  title: ReactNode;
  rows: readonly Other[];
  children: (row: Other) => ReactNode;
};

function Others<Other>({ id, title, rows, children }: OthersProps<Other>) {
  if (rows.length === 0) return null;
  return (
    <Part id={id} title={title}>
      <ul className={styles.others}>{rows.map(children)}</ul>
    </Part>
  );
}

type RepliesProps = {
  replies: readonly MessageReply[];
  /** undefined means that the tablet has not read the replies. */
  mails: Readonly<Record<string, MailState>> | undefined;
};

function Replies({ replies, mails }: RepliesProps) {
  const { t } = useLingui();
  const timeText = useTimeText();
  if (replies.length === 0) return null;
  const words: Record<MailState, string> = {
    waiting: t`The mail is being sent`,
    done: t`Mail sent`,
    failed: t`The mail could not be sent. Call or write to the guest.`,
  };
  return (
    <Part id="message-replies" title={t`Replies`}>
      {replies.map(({ id, text, by, at }) => (
        <div key={id} className={styles.reply}>
          <p className={styles.words}>{text}</p>
          <Hint>
            {by} · {timeText(at)}
            {mails && ` · ${words[mails[id] ?? 'done']}`}
          </Hint>
        </div>
      ))}
    </Part>
  );
}

export type MessagePage = { messages: MessageRead[]; total: number };

/** Returns the server's messages that this tablet does not keep; they have no queued changes. */
export function notKept(
  page: MessagePage | null,
  own: readonly StaffMessage[] | undefined,
): StaffMessage[] {
  const kept = new Set(own?.map(({ id }) => id));
  return (page?.messages ?? [])
    .filter(({ id }) => !kept.has(id))
    .map((row) => ({ ...row, isQueued: false, conflict: null }));
}

function foundPath(typed: string, status = 'all', limit = MESSAGES_AT_ONCE): string {
  const query = new URLSearchParams({ search: typed, status, limit: String(limit) });
  return `/api/admin/contact-messages?${query}`;
}

/** Finds messages on this tablet at once, and all others on the server. */
export function useFoundMessages(
  typed: string,
  status: string,
  own: readonly StaffMessage[] | undefined,
) {
  const path = typed === '' ? null : foundPath(typed, status);
  const { state, value, again } = useStaffReading<MessagePage>(path, own?.length);
  const here = (own ?? []).filter(
    (row) => (status === 'all' || row.status === status) && isMessageMeant(row, typed),
  );
  const rows = [...here, ...notKept(value, own)];
  return { state, rows, total: Math.max(value?.total ?? 0, rows.length), again };
}

/** Leads from another list's search to the contact messages that fit the same words. */
export function MessageHits({ typed }: { typed: string }) {
  const { t } = useLingui();
  const { rows } = useStaffMessages();
  const { state, value } = useStaffReading<{ total: number }>(
    typed === '' ? null : foundPath(typed, 'all', 1),
  );
  const here = typed === '' ? 0 : (rows ?? []).filter((row) => isMessageMeant(row, typed)).length;
  const total = Math.max(value?.total ?? 0, here);
  if (total === 0) return null;
  return (
    <div className={styles.older}>
      <LinkButton asChild tone="outline" size="compact" icon={<MessageSquare size={20} />}>
        <Link to="/admin/contact-messages" search={{ q: typed }}>
          <Plural
            value={total}
            one="# contact message has these words"
            other="# contact messages have these words"
          />
        </Link>
      </LinkButton>
      {state === 'failed' && (
        <Hint>{t`Searched on this tablet: the last 30 days and all unread messages.`}</Hint>
      )}
    </div>
  );
}
