import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleHelp, CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ConsentEntry, MEMBERS, type MemberDetail } from '#domain/club/member-record';
import { tierName } from '#domain/club/tiers';
import { orderStatusOf } from '#domain/orders/order';
import { may } from '#domain/staff/roles';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { useNet } from '../../data/react/use-net';
import { useClubRules } from '../../data/react/use-venue';
import { formatDateTime } from '../../i18n/format';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Heading, Hint, Stack, Text } from '../../ui/layout/Flow';
import { BookingStatusBadge, bookingStatusOf } from '../bookings/BookingBadges';
import { MessageHits } from '../messages/MessageHits';
import { OrderBadge } from '../orders/panel/PanelHead';
import { RecordsPage } from '../records/RecordsPage';
import { formatCount, moneyText } from '../shared/figures';
import { MaskedPhone } from '../shared/MaskedPhone';
import { UpdatedStamp } from '../shared/Read';
import { SidePanel } from '../shared/SidePanel';
import { CustomerData, CustomerPoints } from './CustomerChanges';
import * as styles from './Customers.css';
import { useTierNames } from './use-tier-names';

type HistoryProps = { customer: MemberDetail };

function CustomerHistory({ customer }: HistoryProps) {
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

/** Shows a customer's consents and withdrawals in the words that they saw. A channel's latest entry counts. */
function CustomerConsents({ consents }: { consents: readonly ConsentEntry[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Stack as="section" gap={12} aria-labelledby="customer-consents">
      <Heading id="customer-consents">{t`Consents`}</Heading>
      {consents.length === 0 && <Hint>{t`None given: no offers may be sent.`}</Hint>}
      <ol className={styles.rows}>
        {[...consents].reverse().map((entry) => (
          <li key={`${entry.channel} ${entry.at}`} className={styles.row}>
            <span className={styles.what}>
              <strong>
                {entry.channel === 'email' ? t`Offers by email` : t`Offers by SMS`}:{' '}
                {entry.isGranted ? t`given` : t`withdrawn`}
              </strong>
              {entry.text && (
                <span lang={entry.language} className={styles.letter}>
                  “{entry.text}”
                </span>
              )}
              <Hint as="span">
                {formatDateTime(Date.parse(entry.at), language)} ·{' '}
                <Trans>text of {entry.textVersion}</Trans>
              </Hint>
            </span>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

type CustomerPanelProps = { id: string; onClose: () => void; onChanged: () => void };

function CustomerPanel({ id, onClose, onChanged }: CustomerPanelProps) {
  const { t } = useLingui();
  const reading = useStaffFigures<MemberDetail>(`${MEMBERS.path}/${id}`);
  const { user } = useStaffSession();
  const isOffline = useNet().state === 'offline';
  const { value: customer, at, fault, again } = reading;
  if (!customer || customer.id !== id) {
    return (
      <SidePanel title={t`Customer`} onClose={onClose}>
        <NotRead fault={fault} onRetry={again} />
      </SidePanel>
    );
  }
  const changed = () => {
    again();
    onChanged();
  };
  const lock = isOffline ? t`Offline: you can read, not change.` : null;
  const can = (ability: 'customers.points' | 'customers.data') =>
    user !== null && may(user.role, ability);
  return (
    <SidePanel
      title={customer.name}
      description={fault && <UpdatedStamp at={at} hasFailed />}
      stepKey={id}
      onClose={onClose}
    >
      <Stack gap={24}>
        {lock && <Hint role="status">{lock}</Hint>}
        <Figures customer={customer} />
        <CustomerPoints
          customer={customer}
          mayCorrect={can('customers.points')}
          isLocked={isOffline}
          onDone={changed}
        />
        <CustomerHistory customer={customer} />
        <CustomerConsents consents={customer.consents} />
        {can('customers.data') && (
          <CustomerData
            customer={customer}
            isLocked={isOffline}
            onMerged={changed}
            onForgotten={() => {
              onChanged();
              onClose();
            }}
          />
        )}
      </Stack>
    </SidePanel>
  );
}

function Figures({ customer }: { customer: MemberDetail }) {
  const language = useLanguage();
  const club = useClubRules();
  const { visits, spend, points, tier, lastSeen, createdAt } = customer;
  const dateOf = (iso: string | null) => (iso ? formatDateTime(Date.parse(iso), language) : '–');
  return (
    <>
      <div className={styles.contact}>
        <span>{customer.email}</span>
        {!customer.isVerified && (
          <Hint as="span">
            <Trans>The address isn't confirmed: points can't be used yet.</Trans>
          </Hint>
        )}
        <MaskedPhone phone={customer.phone} name={customer.name} />
      </div>
      <dl className={styles.figures}>
        <Figure name={<Trans>Points</Trans>} value={formatCount(points)} isTurkish />
        <Figure name={<Trans>Tier</Trans>} value={tierName(tier, club, language)} />
        <Figure name={<Trans>Visits</Trans>} value={formatCount(visits)} isTurkish />
        <Figure name={<Trans>Spent</Trans>} value={moneyText(spend)} isTurkish />
        <Figure name={<Trans>Last seen</Trans>} value={dateOf(lastSeen)} />
        <Figure name={<Trans>Member since</Trans>} value={dateOf(createdAt)} />
      </dl>
    </>
  );
}

type FigureProps = { name: ReactNode; value: string | undefined; isTurkish?: boolean };

function Figure({ name, value, isTurkish = false }: FigureProps) {
  return (
    <div className={styles.figure}>
      <Text as="dt" size="small" tone="muted">
        {name}
      </Text>
      <dd lang={isTurkish ? 'tr' : undefined} className={styles.figureValue}>
        {value}
      </dd>
    </div>
  );
}

type NotReadProps = { fault: 'failed' | 'forbidden' | 'missing' | null; onRetry: () => void };

function NotRead({ fault, onRetry }: NotReadProps) {
  const { t } = useLingui();
  if (fault === null) {
    return (
      <Stack gap={12} role="status" aria-label={t`Loading…`}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </Stack>
    );
  }
  if (fault === 'missing') {
    return (
      <EmptyState icon={<CircleHelp aria-hidden="true" size={32} />}>
        <Trans>There is no such customer. Somebody may have merged or deleted them.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<CloudOff aria-hidden="true" size={32} />}
      action={<Button tone="outline" onClick={onRetry}>{t`Try again`}</Button>}
    >
      <Trans>This can't be loaded right now.</Trans>
    </EmptyState>
  );
}

export function CustomersPage() {
  const resource = useTierNames(MEMBERS);
  return (
    <RecordsPage
      resource={resource}
      panel={(open) => <CustomerPanel key={open.id} {...open} />}
      elsewhere={(typed) => <MessageHits key={typed} typed={typed} />}
    />
  );
}
