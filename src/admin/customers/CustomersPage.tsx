import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ConsentEntry, MemberDetail } from '#domain/club/member-record';
import { MEMBERS } from '#domain/club/member-record';
import { tierName } from '#domain/club/points';
import { orderStatusOf } from '#domain/orders/order';
import { useClubRules } from '../../data/react/use-app';
import { useStaffFigures } from '../../data/react/use-staff';
import { useNet } from '../../data/react/use-stores';
import { localized, useLanguage } from '../../i18n/language';
import { Hint, Stack } from '../../ui/layout/Flow';
import { BookingStatusBadge, bookingStatusOf } from '../bookings/BookingBadges';
import { useTierNames } from '../fields/field-words';
import { MessageHits } from '../messages/MessagePanel';
import { OrderBadge } from '../orders/panel/PanelHead';
import { RecordsPage } from '../records/RecordsPage';
import { MaskedPhone } from '../shared/MaskedPhone';
import {
  EntityLink,
  Entries,
  Figure,
  Figures,
  Part,
  SidePanel,
  UnreadPanel,
} from '../shared/Panel';
import { moneyText, UpdatedStamp, useMay, useTimeText } from '../shared/Read';
import { CustomerData, CustomerPoints, Entry } from './CustomerChanges';
import * as styles from './Customers.css';

function History({ customer }: { customer: MemberDetail }) {
  const { t } = useLingui();
  const language = useLanguage();
  const timeText = useTimeText();
  const { favourites, orders, reservations, messages } = customer;
  return (
    <>
      <Rows id="customer-favourites" title={t`Favourite dishes`} rows={favourites}>
        {(dish) => (
          <Entry key={dish.menuItemId} amount={`${dish.times}×`}>
            {localized(dish, 'name', language)}
          </Entry>
        )}
      </Rows>
      <Rows
        id="customer-orders"
        title={<Plural value={orders.length} one="# order" other="# orders" />}
        rows={orders}
      >
        {({ id, createdAt, status, totalAmount }) => (
          <Entry key={id} amount={moneyText(totalAmount)}>
            <EntityLink entity="order" id={id} /> <OrderBadge status={orderStatusOf(status)} />
            <Hint as="span">{timeText(createdAt)}</Hint>
          </Entry>
        )}
      </Rows>
      <Rows
        id="customer-bookings"
        title={<Plural value={reservations.length} one="# booking" other="# bookings" />}
        rows={reservations}
      >
        {({ id, kind, reservationDate, partySize, status }) => (
          <Entry key={id} end={<BookingStatusBadge status={bookingStatusOf(status)} />}>
            {timeText(reservationDate)}
            <Hint as="span">
              {kind === 'brunch' ? t`Bottomless Brunch` : t`Table`} ·{' '}
              <Plural value={partySize} one="# person" other="# people" />
            </Hint>
          </Entry>
        )}
      </Rows>
      <Rows
        id="customer-messages"
        title={<Plural value={messages.length} one="# message" other="# messages" />}
        rows={messages}
      >
        {({ id, subject, message, createdAt }) => (
          <Entry key={id}>
            <strong>{subject}</strong>
            <span className={styles.letter}>{message}</span>
            <Hint as="span">{timeText(createdAt)}</Hint>
          </Entry>
        )}
      </Rows>
    </>
  );
}

type RowsProps<Item> = {
  id: string;
  title: ReactNode;
  rows: readonly Item[];
  children: (row: Item) => ReactNode;
};

function Rows<Item>({ id, title, rows, children }: RowsProps<Item>) {
  if (rows.length === 0) return null;
  return (
    <Part id={id} title={title}>
      <Stack as="ol" gap={0}>
        {rows.map(children)}
      </Stack>
    </Part>
  );
}

function CustomerConsents({ consents }: { consents: readonly ConsentEntry[] }) {
  const { t } = useLingui();
  const timeText = useTimeText();
  return (
    <Part id="customer-consents" title={t`Consents`}>
      <Entries rows={[...consents].reverse()} empty={t`None given: no offers may be sent.`}>
        {(entry) => (
          <Entry key={`${entry.channel} ${entry.at}`}>
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
              {timeText(entry.at)} · <Trans>text of {entry.textVersion}</Trans>
            </Hint>
          </Entry>
        )}
      </Entries>
    </Part>
  );
}

type CustomerPanelProps = { id: string; onClose: () => void; onChanged: () => void };

function CustomerPanel({ id, onClose, onChanged }: CustomerPanelProps) {
  const { t } = useLingui();
  const reading = useStaffFigures<MemberDetail>(`${MEMBERS.path}/${id}`);
  const mayCorrect = useMay('customers.points');
  const mayHandleData = useMay('customers.data');
  const isOffline = useNet().state === 'offline';
  const language = useLanguage();
  const timeText = useTimeText();
  const club = useClubRules();
  const { value: customer, at, fault, again } = reading;
  if (!customer || customer.id !== id) {
    return (
      <UnreadPanel
        title={t`Customer`}
        reading={reading}
        missing={t`There is no such customer. Somebody may have merged or deleted them.`}
        onClose={onClose}
      />
    );
  }
  const { lastSeen } = customer;
  const changed = () => {
    again();
    onChanged();
  };
  return (
    <SidePanel
      title={customer.name}
      description={fault && <UpdatedStamp at={at} hasFailed />}
      stepKey={id}
      onClose={onClose}
    >
      <Stack gap={24}>
        {isOffline && <Hint role="status">{t`Offline: you can read, not change.`}</Hint>}
        <div className={styles.contact}>
          <span>{customer.email}</span>
          {!customer.isVerified && (
            <Hint as="span">{t`The address isn't confirmed: points can't be used yet.`}</Hint>
          )}
          <MaskedPhone phone={customer.phone} name={customer.name} />
        </div>
        <Figures>
          <Figure name={<Trans>Points</Trans>} value={customer.points} />
          <Figure name={<Trans>Tier</Trans>} value={tierName(customer.tier, club, language)} />
          <Figure name={<Trans>Visits</Trans>} value={customer.visits} />
          <Figure name={<Trans>Spent</Trans>} value={moneyText(customer.spend)} isTurkish />
          <Figure name={<Trans>Last seen</Trans>} value={lastSeen ? timeText(lastSeen) : '–'} />
          <Figure name={<Trans>Member since</Trans>} value={timeText(customer.createdAt)} />
        </Figures>
        <CustomerPoints
          customer={customer}
          mayCorrect={mayCorrect}
          isLocked={isOffline}
          onDone={changed}
        />
        <History customer={customer} />
        <CustomerConsents consents={customer.consents} />
        {mayHandleData && (
          <CustomerData
            customer={customer}
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
