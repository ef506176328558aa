import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MemberDetail } from '#domain/club/member-record';
import { orderStatusOf } from '#domain/orders/order';
import { formatDateTime } from '../../i18n/format';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { Heading, Hint, Stack } from '../../ui/layout/Flow';
import { BookingStatusBadge } from '../bookings/BookingBadges';
import { bookingStatusOf } from '../bookings/booking-words';
import { OrderBadge } from '../orders/panel/PanelHead';
import { moneyText } from '../shared/figures';
import * as styles from './Customers.css';

type HistoryProps = { customer: MemberDetail };

/** Shows a customer's favourite dishes, orders, bookings and messages. */
export function CustomerHistory({ customer }: HistoryProps) {
  return (
    <>
      <Favourites customer={customer} />
      <Orders customer={customer} />
      <Bookings customer={customer} />
      <Messages customer={customer} />
    </>
  );
}

function Favourites({ customer: { favourites } }: HistoryProps) {
  const language = useLanguage();
  if (favourites.length === 0) return null;
  return (
    <Section id="customer-favourites" title={<Trans>Favourite dishes</Trans>}>
      {favourites.map((dish) => (
        <li key={dish.menuItemId} className={styles.row}>
          <span className={styles.what}>{localized(dish, 'name', language)}</span>
          <span lang="tr" className={styles.amount}>
            {dish.times}×
          </span>
        </li>
      ))}
    </Section>
  );
}

function Orders({ customer: { orders } }: HistoryProps) {
  const language = useLanguage();
  if (orders.length === 0) return null;
  return (
    <Section
      id="customer-orders"
      title={<Plural value={orders.length} one="# order" other="# orders" />}
    >
      {orders.map(({ id, code, createdAt, status, totalAmount }) => (
        <li key={id} className={styles.row}>
          <span className={styles.what}>
            <Link to="/admin/orders" search={{ id }} className={styles.link} translate="no">
              #{code}
            </Link>{' '}
            <OrderBadge status={orderStatusOf(status)} />
            <Hint as="span">{formatDateTime(Date.parse(createdAt), language)}</Hint>
          </span>
          <span lang="tr" className={styles.amount}>
            {moneyText(totalAmount)}
          </span>
        </li>
      ))}
    </Section>
  );
}

function Bookings({ customer: { reservations } }: HistoryProps) {
  const { t } = useLingui();
  const language = useLanguage();
  if (reservations.length === 0) return null;
  return (
    <Section
      id="customer-bookings"
      title={<Plural value={reservations.length} one="# booking" other="# bookings" />}
    >
      {reservations.map(({ id, kind, reservationDate, partySize, status }) => (
        <li key={id} className={styles.row}>
          <span className={styles.what}>
            {formatDateTime(Date.parse(reservationDate), language)}
            <Hint as="span">
              {kind === 'brunch' ? t`Bottomless Brunch` : t`Table`} ·{' '}
              <Plural value={partySize} one="# person" other="# people" />
            </Hint>
          </span>
          <BookingStatusBadge status={bookingStatusOf(status)} />
        </li>
      ))}
    </Section>
  );
}

function Messages({ customer: { messages } }: HistoryProps) {
  const language = useLanguage();
  if (messages.length === 0) return null;
  return (
    <Section
      id="customer-messages"
      title={<Plural value={messages.length} one="# message" other="# messages" />}
    >
      {messages.map(({ id, subject, message, createdAt }) => (
        <li key={id} className={styles.row}>
          <span className={styles.what}>
            <strong>{subject}</strong>
            <span className={styles.letter}>{message}</span>
            <Hint as="span">{formatDateTime(Date.parse(createdAt), language)}</Hint>
          </span>
        </li>
      ))}
    </Section>
  );
}

type SectionProps = { id: string; title: ReactNode; children: ReactNode };

function Section({ id, title, children }: SectionProps) {
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <ol className={styles.rows}>{children}</ol>
    </Stack>
  );
}
