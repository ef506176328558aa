import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MessageThread } from '#domain/messages/reply-texts';
import { messageStatusOf } from '#domain/messages/send-message';
import { orderStatusOf } from '#domain/orders/order';
import type { StaffFigures } from '../../data/react/staff/use-staff-figures';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { OrderBadge } from '../orders/panel/PanelHead';
import { moneyText } from '../shared/figures';
import { ReadingFailed } from '../shared/Read';
import { MessageStatusBadge } from './MessageStatusBadge';
import * as styles from './Messages.css';

type ThreadPartsProps = { thread: StaffFigures<MessageThread>; onOpen: (id: string) => void };

/** Shows other messages and orders from the same address. */
export function ThreadParts({ thread, onOpen }: ThreadPartsProps) {
  const { t } = useLingui();
  const { value, fault, isAsking, again } = thread;
  if (!value) {
    return fault ? (
      <ReadingFailed isAsking={isAsking} onRetry={again}>
        <Trans>The guest's other messages and orders can't be loaded right now.</Trans>
      </ReadingFailed>
    ) : (
      <div role="status" aria-label={t`Loading…`}>
        <Skeleton shape="block" />
      </div>
    );
  }
  return (
    <>
      <Orders orders={value.orders} />
      <Earlier messages={value.earlier} onOpen={onOpen} />
      {value.orders.length + value.earlier.length === 0 ? (
        <p className={styles.hint}>
          <Trans>Nothing else came from this address.</Trans>
        </p>
      ) : (
        <p className={styles.hint}>
          <Trans>Found by the email address, which anybody could have typed.</Trans>
        </p>
      )}
    </>
  );
}

function Orders({ orders }: Pick<MessageThread, 'orders'>) {
  const language = useLanguage();
  if (orders.length === 0) return null;
  return (
    <Part
      id="message-orders"
      title={<Plural value={orders.length} one="# order" other="# orders" />}
    >
      {orders.map(({ id, code, createdAt, status, totalAmount }) => (
        <li key={id} className={styles.other}>
          <span className={styles.state}>
            <Link to="/admin/orders" search={{ id }} className={styles.link} translate="no">
              #{code}
            </Link>
            <OrderBadge status={orderStatusOf(status)} />
            <span className={styles.hint}>{formatDateTime(Date.parse(createdAt), language)}</span>
          </span>
          <span lang="tr">{moneyText(totalAmount)}</span>
        </li>
      ))}
    </Part>
  );
}

type EarlierProps = { messages: MessageThread['earlier']; onOpen: (id: string) => void };

function Earlier({ messages, onOpen }: EarlierProps) {
  const language = useLanguage();
  if (messages.length === 0) return null;
  return (
    <Part
      id="message-earlier"
      title={<Plural value={messages.length} one="# other message" other="# other messages" />}
    >
      {messages.map(({ id, subject, createdAt, status }) => (
        <li key={id} className={styles.other}>
          <button type="button" className={styles.plain} onClick={() => onOpen(id)}>
            {subject}
          </button>
          <span className={styles.state}>
            <MessageStatusBadge status={messageStatusOf(status)} />
            <span className={styles.hint}>{formatDateTime(Date.parse(createdAt), language)}</span>
          </span>
        </li>
      ))}
    </Part>
  );
}

type PartProps = { id: string; title: ReactNode; children: ReactNode };

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      <ul className={styles.others}>{children}</ul>
    </section>
  );
}
