import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { InventoryItem } from '#domain/inventory/inventory-item';
import { UNIT_WORDS } from '#domain/inventory/inventory-item';
import { orderStatusOf } from '#domain/orders/order';
import { deliveryFacts } from '#domain/orders/ticket-lines';
import type { PaymentList } from '#domain/payments/payment-read';
import { formatTime } from '#domain/venue';
import type { OpenTable, OrderToHandOver, ShiftReport } from '../../data/react/use-shift-report';
import { useDeviceName } from '../../data/react/use-shift-report';
import type { OrderOnBoard } from '../../data/react/use-staff';
import { useStaffFigures } from '../../data/react/use-staff';
import { formatDateTime, formatDay } from '../../i18n/day-text';
import { formatMoney, localized, useLanguage } from '../../i18n/language';
import { useStateText } from '../../i18n/outbox-text';
import { classNames } from '../../ui/class-names';
import { Hint, Text } from '../../ui/layout/Flow';
import { BookingLink } from '../bookings/BookingBadges';
import { useStrandedBookings } from '../bookings/use-booking-history';
import { useNameOfDevice } from '../devices/ThisDevice';
import { REASON_WORDS, STATUS_WORDS, usePlaceText } from '../orders/shared/board-view';
import { useClockValue } from '../page/page-parts';
import { PaymentSubject, STATE_LOOK } from '../payments/PaymentCard';
import * as payments from '../payments/Payments.css';
import { useStaffMutationText } from '../queue/QueueDialog';
import { MaskedPhone } from '../shared/MaskedPhone';
import { formatCount, moneyText, UpdatedStamp } from '../shared/Read';
import * as styles from './ShiftPage.css';

const idOf = ({ id }: { id: string | number }) => String(id);

export function ShiftReportView({ report }: { report: ShiftReport }) {
  const { t } = useLingui();
  const mutationText = useStaffMutationText();
  const stateText = useStateText();
  const language = useLanguage();
  const stranded = useStrandedBookings();
  return (
    <>
      <ShiftReportList title={t`Open tables`} rows={report.openTables} keyOf={({ table }) => table}>
        {(table) => <TableRow table={table} />}
      </ShiftReportList>
      <ShiftReportList title={<Trans>Open tabs</Trans>} rows={report.openTabs} keyOf={idOf}>
        {({ label, phone, openKurus }) => (
          <>
            <span className={styles.what}>
              {label} · {formatMoney(openKurus, 'tr')}
            </span>
            {phone && <MaskedPhone phone={phone} name={label} />}
          </>
        )}
      </ShiftReportList>
      <ShiftReportList
        title={<Trans>Collections and deliveries</Trans>}
        rows={report.openElsewhere}
        keyOf={idOf}
      >
        {(order) => <HandOverRow order={order} />}
      </ShiftReportList>
      <ShiftReportList title={<Trans>Not seen by anyone</Trans>} rows={report.unseen} keyOf={idOf}>
        {(order) => <OrderRow order={order} />}
      </ShiftReportList>
      <ShiftReportList title={t`Not sent from this tablet`} rows={report.unsent} keyOf={idOf}>
        {(row) => <Words what={mutationText(row)} fact={stateText(row)} />}
      </ShiftReportList>
      <ShiftReportList title={<Trans>Sold out</Trans>} rows={report.soldOut} keyOf={idOf}>
        {(dish) => <span className={styles.what}>{localized(dish, 'name', language)}</span>}
      </ShiftReportList>
      <ShiftReportList title={t`Cancelled this evening`} rows={report.voids} keyOf={idOf}>
        {(order) => <VoidRow order={order} />}
      </ShiftReportList>
      <ShiftReportList title={t`Deposits to call for`} rows={report.deposits} keyOf={idOf}>
        {({ guestName, guestPhone, depositDueAt }) => (
          <>
            <span className={styles.what}>
              {guestName}
              {depositDueAt && <DueBy at={depositDueAt} />}
            </span>
            {guestPhone && <MaskedPhone phone={guestPhone} name={guestName} />}
          </>
        )}
      </ShiftReportList>
      <ShiftReportList title={t`Booked while you are closed`} rows={stranded} keyOf={idOf}>
        {(row) => (
          <>
            <BookingLink row={row} className={styles.link} />
            <span className={styles.fact}>
              <Plural value={row.partySize} one="# person" other="# people" />
            </span>
            {row.guestPhone && <MaskedPhone phone={row.guestPhone} name={row.guestName} />}
          </>
        )}
      </ShiftReportList>
      <ShiftReportList title={<Trans>Unread messages</Trans>} rows={report.messages} keyOf={idOf}>
        {({ id, name, subject, createdAt }) => (
          <>
            <Link to="/admin/contact-messages" search={{ id }} className={styles.link}>
              {name}: {subject}
            </Link>
            <span className={styles.fact}>{formatDateTime(Date.parse(createdAt), language)}</span>
          </>
        )}
      </ShiftReportList>
    </>
  );
}

function TableRow({ table: { table, orders, parties } }: { table: OpenTable }) {
  const { t } = useLingui();
  return (
    <>
      <span className={styles.what}>{t`Table ${table}`}</span>
      <span className={styles.fact}>
        {orders.length > 0 && (
          <span translate="no">{orders.map(({ code }) => code).join(', ')}</span>
        )}
        {orders.length > 0 && parties.length > 0 && ' · '}
        {parties.map(({ id, guestName, partySize }) => (
          <span key={id}>
            {guestName || t`Walk-in`}, <Plural value={partySize} one="# person" other="# people" />
          </span>
        ))}
      </span>
    </>
  );
}

function OrderRow({ order }: { order: OrderOnBoard }) {
  const { t } = useLingui();
  const time = formatTime(Date.parse(order.createdAt));
  const status = t(STATUS_WORDS[orderStatusOf(order.status)]);
  return (
    <OrderWords order={order}>
      {status} · <span lang="tr">{time}</span>
    </OrderWords>
  );
}

/** What the courier, or the person at the door, needs to know. */
function HandOverRow({ order }: { order: OrderToHandOver }) {
  const { t } = useLingui();
  const { guestName, wantedAt, toCollectKurus } = order;
  const { address, phone, instructions } = deliveryFacts(order);
  const sum = formatMoney(toCollectKurus, 'tr');
  return (
    <>
      <OrderRow order={order} />
      <span className={styles.fact}>
        {[guestName, address, instructions].filter(Boolean).join(', ')}
        {wantedAt && (
          <>
            {' · '}
            <span lang="tr">{formatTime(Date.parse(wantedAt))}</span>
          </>
        )}
        {' · '}
        {toCollectKurus > 0 ? t`${sum} to pay` : t`Paid`}
      </span>
      {phone && <MaskedPhone phone={phone} name={guestName ?? ''} />}
    </>
  );
}

function VoidRow({ order }: { order: OrderOnBoard }) {
  const { t } = useLingui();
  return (
    <OrderWords order={order}>
      {order.statusBy ? t(REASON_WORDS[order.cancelReason ?? 'other']) : t`By the guest`} ·{' '}
      {order.statusBy && `${order.statusBy} · `}
      <span lang="tr">{formatTime(Date.parse(order.statusAt))}</span>
    </OrderWords>
  );
}

function OrderWords({ order, children }: { order: OrderOnBoard; children: ReactNode }) {
  const placeText = usePlaceText();
  const what = (
    <>
      <span translate="no">{order.code}</span> · {placeText(order)}
    </>
  );
  return <Words what={what} fact={children} />;
}

function Words({ what, fact }: { what: ReactNode; fact: ReactNode }) {
  return (
    <>
      <span className={styles.what}>{what}</span>
      <span className={styles.fact}>{fact}</span>
    </>
  );
}

function DueBy({ at }: { at: string }) {
  const language = useLanguage();
  const time = formatDateTime(Date.parse(at), language);
  return (
    <Hint as="span">
      <Trans>Due by {time}</Trans>
    </Hint>
  );
}

type ShiftReportListProps<Row> = {
  title: ReactNode;
  /** null means unknown; an empty list is known. */
  rows: readonly Row[] | null;
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
};

/** Shows a section whose number is the length of its list. */
export function ShiftReportList<Row>({ title, rows, keyOf, children }: ShiftReportListProps<Row>) {
  const { t } = useLingui();
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={classNames(styles.section, rows?.length === 0 && styles.isEmpty)}
    >
      <h3 id={headingId} className={styles.heading}>
        {title}{' '}
        {rows && (
          <Text as="span" weight={800} numeric>
            {rows.length}
          </Text>
        )}
      </h3>
      {!rows && <p className={styles.none}>{t`Not known yet: it needs a connection.`}</p>}
      {rows && rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={keyOf(row)} className={styles.row}>
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const EVERY_MS = 30_000;
const TICK_MS = 10_000;

/** Shows lists of the server: other tablets, low stock, card payments to check. Offline shows the stored response. */
export function ServerLists() {
  const { t } = useLingui();
  const language = useLanguage();
  const own = useDeviceName();
  const nameOf = useNameOfDevice();
  const now = useClockValue((barNow) => Math.floor(barNow / TICK_MS) * TICK_MS, 0);
  return (
    <>
      <ServerList
        title={<Trans>Other tablets with unsent changes</Trans>}
        path="/api/admin/tablets"
        rowsOf={({ tablets }: { tablets: TabletWord[] }) => otherTablets(tablets, own, now)}
        keyOf={({ device }) => device}
      >
        {(tablet) => (
          <Words
            what={[nameOf(tablet.device), tablet.who].filter(Boolean).join(' · ')}
            fact={<TabletWords tablet={tablet} />}
          />
        )}
      </ServerList>
      <ServerList
        title={t`Low stock`}
        path="/api/admin/inventory/low-stock"
        rowsOf={({ items }: { items: InventoryItem[] }) => items}
        keyOf={({ id }) => id}
      >
        {(item) => (
          <>
            <span className={styles.what}>{localized(item, 'name', language)}</span>
            <span className={styles.fact}>
              <span lang="tr">{formatCount(item.currentStock)}</span>{' '}
              {UNIT_WORDS[item.unit][language]}
            </span>
          </>
        )}
      </ServerList>
      <ServerList
        title={t`Card payments that need attention`}
        path="/api/admin/payments?state=unresolved"
        rowsOf={(list: PaymentList) => [...list.payments, ...(list.settlement?.open ?? [])]}
        keyOf={(row) => ('day' in row ? row.day : row.id)}
      >
        {(row) =>
          'day' in row ? (
            <>
              <Link to="/admin/payments" className={payments.link}>
                {formatDay(row.day, language)}
              </Link>
              <span className={styles.fact}>{t`The bank’s list differs from ours`}</span>
            </>
          ) : (
            <>
              <PaymentSubject payment={row} />
              <span className={styles.fact}>
                <span lang="tr">{moneyText(row.amount)}</span> · {t(STATE_LOOK[row.state].words)}
              </span>
            </>
          )
        }
      </ServerList>
    </>
  );
}

type ServerListProps<Value, Row> = Omit<ShiftReportListProps<Row>, 'rows'> & {
  path: string;
  rowsOf: (value: Value) => readonly Row[];
};

function ServerList<Value, Row>({ path, rowsOf, ...list }: ServerListProps<Value, Row>) {
  const { value, at, fault } = useStaffFigures<Value>(path, EVERY_MS);
  return (
    <>
      <ShiftReportList {...list} rows={value && rowsOf(value)} />
      {fault !== null && <UpdatedStamp at={at} hasFailed />}
    </>
  );
}

function TabletWords({ tablet: { waiting, attention, at, isSilent } }: { tablet: OtherTablet }) {
  const { t } = useLingui();
  const [count, time] = [waiting + attention, formatTime(at)];
  if (isSilent && count === 0) return <Trans>No contact since {time}</Trans>;
  if (isSilent) return t`No contact since ${time}, ${count} or more not sent`;
  return t`${count} not sent, last contact ${time}`;
}

/** Holds the last report of another tablet, and its time (ms, server clock). */
type TabletWord = {
  device: string;
  who: string;
  waiting: number;
  attention: number;
  at: number;
};

/** Tablets pull every 30 s; after twice that their state is unknown. */
const SILENT_AFTER_MS = 60_000;

type OtherTablet = TabletWord & { isSilent: boolean };

/** Returns tablets that need attention: silent ones first, then those with unsent mutations. */
export function otherTablets(
  tablets: readonly TabletWord[],
  own: string | null,
  now: number,
): OtherTablet[] {
  return tablets
    .filter(({ device }) => device !== own)
    .map((tablet) => ({ ...tablet, isSilent: now - tablet.at > SILENT_AFTER_MS }))
    .filter(({ isSilent, waiting, attention }) => isSilent || waiting + attention > 0)
    .sort((a, b) => Number(b.isSilent) - Number(a.isSilent));
}
