import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { CalendarDays, Users, Utensils, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { DashboardStats, MoneyToday } from '#domain/financials/dashboard';
import { DASHBOARD_REFRESH_MS, MONEY_SHOWN, POPULAR_DAYS } from '#domain/financials/dashboard';
import { CATEGORY_WORDS, UNIT_WORDS } from '#domain/inventory/inventory-item';
import { orderStatusOf } from '#domain/orders/order';
import { paymentOf } from '#domain/orders/order-history';
import type { PaymentList } from '#domain/payments/payment-read';
import type { Role } from '#domain/roles';
import { may, ROLES } from '#domain/roles';
import { barNow, useBarTime, useStaffFigures } from '../../data/react/use-staff';
import { localized, useLanguage } from '../../i18n/language';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Heading, Hint, Stack, Text } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { OrderBadge } from '../orders/panel/PanelHead';
import { METHOD_WORDS, PAYMENT_WORDS } from '../orders/shared/board-view';
import * as frame from '../page/Page.css';
import { formatCount, formatMonth, formatWeekday, moneyText, useTimeText } from '../shared/Read';
import * as styles from './Dashboard.css';

type DashboardSectionProps = {
  title: ReactNode;
  /** The heading shows the period beside the title. */
  hint?: ReactNode;
  /** Stands in place of an empty list. */
  empty?: string | false;
  children: ReactNode;
};

export function DashboardSection({ title, hint, empty, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={frame.section}>
      <div className={styles.sectionHead}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {hint && <Hint>{hint}</Hint>}
      </div>
      {empty ? (
        <Text size="body" tone="muted">
          {empty}
        </Text>
      ) : (
        children
      )}
    </section>
  );
}

/** Shows low stock, the emptiest item first. */
export function LowInventory({ items }: { items: DashboardStats['lowInventory'] }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <DashboardSection
      title={t`Low Inventory`}
      empty={items.length === 0 && t`All items are well stocked`}
    >
      <ul className={styles.rows}>
        {items.map((item) => {
          const least = formatCount(item.minStockLevel);
          return (
            <li key={item.nameEn} className={styles.row}>
              <span className={styles.rowName}>
                {localized(item, 'name', language)}
                <Hint as="span">{CATEGORY_WORDS[item.category][language]}</Hint>
              </span>
              <RowEnd>
                <Text as="strong" tone="danger">
                  <span lang="tr">{formatCount(item.currentStock)}</span>{' '}
                  {UNIT_WORDS[item.unit][language]}
                </Text>
                <Hint as="span">{t`Min: ${least}`}</Hint>
              </RowEnd>
            </li>
          );
        })}
      </ul>
      <LinkButton asChild tone="outline" block>
        <Link to="/admin/inventory">{t`Manage Inventory`}</Link>
      </LinkButton>
    </DashboardSection>
  );
}

function RowEnd({ children }: { children: ReactNode }) {
  return (
    <Stack as="span" gap={0} align="end" className={text.body}>
      {children}
    </Stack>
  );
}

export function MonthlyRevenue({ lira }: { lira: string }) {
  const language = useLanguage();
  return (
    <DashboardSection title={<Trans>Monthly Revenue</Trans>} hint={formatMonth(barNow(), language)}>
      <Link to="/admin/financials" search={{ period: 'month' }} className={styles.monthLink}>
        <span lang="tr" className={styles.figure}>
          {moneyText(lira)}
        </span>
      </Link>
    </DashboardSection>
  );
}

export function PopularItems({ items }: { items: DashboardStats['popularItems'] }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <DashboardSection
      title={t`Popular Items`}
      hint={t`Last ${POPULAR_DAYS} days`}
      empty={items.length === 0 && t`No data available`}
    >
      <ol className={styles.rows}>
        {items.map((item) => (
          <li key={item.nameEn} className={styles.row}>
            <span className={styles.rowName}>{localized(item, 'name', language)}</span>
            <RowEnd>
              <Plural value={item.orders} one="# order" other="# orders" />
            </RowEnd>
          </li>
        ))}
      </ol>
    </DashboardSection>
  );
}

type Action = { to: string; icon: LucideIcon; words: ReactNode; roles?: readonly Role[] };

const ACTIONS: readonly Action[] = [
  { to: 'menu/items', icon: Utensils, words: <Trans>Manage Menu</Trans> },
  { to: 'reservations/tables', icon: CalendarDays, words: <Trans>View Reservations</Trans> },
  { to: 'staff', icon: Users, words: <Trans>Manage Staff</Trans>, roles: ['super_admin'] },
  {
    to: 'financials',
    icon: Wallet,
    words: <Trans>View Financials</Trans>,
    roles: ROLES.filter((role) => may(role, 'money.read')),
  },
];

/** Shows frequent pages that this role may open. */
export function QuickActions({ role }: { role: string }) {
  const actions = ACTIONS.filter(({ roles = ROLES }) => roles.some((one) => one === role));
  return (
    <DashboardSection title={<Trans>Quick Actions</Trans>}>
      <ul className={styles.actions}>
        {actions.map(({ to, icon: Icon, words }) => (
          <li key={to}>
            <LinkButton asChild tone="outline" size="cta" block icon={<Icon size={20} />}>
              <Link to="/admin/$" params={{ _splat: to }}>
                {words}
              </Link>
            </LinkButton>
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}

const WORDS = { ...METHOD_WORDS, ...PAYMENT_WORDS };

export function RecentOrders({ orders }: { orders: DashboardStats['recentOrders'] }) {
  const { t } = useLingui();
  const timeText = useTimeText();
  return (
    <DashboardSection title={t`Recent Orders`} empty={orders.length === 0 && t`No recent orders`}>
      <ul className={styles.rows}>
        {orders.map((order) => (
          <li key={order.id}>
            <Link to="/admin/orders" search={{ id: order.id }} className={styles.orderRow}>
              <span className={styles.rowName}>
                <span translate="no">#{order.code}</span>
                <Hint as="span">{timeText(order.createdAt)}</Hint>
              </span>
              <RowEnd>
                <span lang="tr">{moneyText(order.totalAmount)}</span>
                <Hint as="span">
                  {t(WORDS[paymentOf(order.status, order.paymentMethod, order.isOwed)])}
                </Hint>
              </RowEnd>
              <OrderBadge status={orderStatusOf(order.status)} />
            </Link>
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}

/** Shows the sum of this evening's card payments and the number that staff must check, if there are any. */
export function CardPayments() {
  const { value } = useStaffFigures<PaymentList>(
    '/api/admin/payments?limit=1',
    DASHBOARD_REFRESH_MS,
  );
  if (!value || (value.payments.length === 0 && value.unresolved === 0)) return null;
  const { unresolved, takenToday, settlement } = value;
  return (
    <DashboardSection title={<Trans>Card payments</Trans>}>
      {takenToday !== null && (
        <p className={styles.row}>
          <Trans>Taken this evening</Trans>
          <strong lang="tr">{moneyText(takenToday)}</strong>
        </p>
      )}
      {unresolved > 0 && (
        <Text tone="danger">
          <Plural value={unresolved} one="# needs attention" other="# need attention" />
        </Text>
      )}
      {settlement?.isLate && (
        <Text tone="danger">
          <Trans>The bank has not sent its list of yesterday’s payments. We keep asking.</Trans>
        </Text>
      )}
      <LinkButton asChild tone="outline" block>
        <Link to="/admin/payments" search={unresolved > 0 ? { state: 'unresolved' } : {}}>
          <Trans>Show card payments</Trans>
        </Link>
      </LinkButton>
    </DashboardSection>
  );
}

const MONEY_WORDS: Record<(typeof MONEY_SHOWN)[number], MessageDescriptor> = {
  cash: msg`Cash`,
  card: msg`Card`,
  online: msg`Card online`,
  transfer: msg`Bank transfer`,
  depositsUsed: msg`Deposits used`,
  tips: msg`Tips`,
};
/** Every venue takes these; the others are shown when there are any. */
const ALWAYS: readonly string[] = ['cash', 'card'];

type MoneySectionProps = {
  money: MoneyToday;
  /** The response arrived at this time by this tablet's clock (ms). */
  at: number;
};

/** Shows what was taken today by method, and the VAT of what was sold. */
export function MoneySection({ money, at }: MoneySectionProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const barTime = useBarTime();
  const weekday = formatWeekday(barTime(at), language);
  const { soFar, weekAgo, vat } = money;
  const shown = MONEY_SHOWN.filter(
    (key) => ALWAYS.includes(key) || Number(soFar[key]) !== 0 || Number(weekAgo[key]) !== 0,
  );
  return (
    <DashboardSection
      title={<Trans>Money today</Trans>}
      hint={<Trans>Compared with last {weekday} at this time</Trans>}
    >
      <ul className={styles.rows}>
        {shown.map((key) => {
          const earlier = moneyText(weekAgo[key]);
          return (
            <Amount key={key} name={t(MONEY_WORDS[key])} amount={soFar[key]}>
              <Trans>
                Last {weekday}: <span lang="tr">{earlier}</span>
              </Trans>
            </Amount>
          );
        })}
        {vat.map(({ percent, gross, vat: tax }) => {
          const sold = moneyText(gross);
          return (
            <Amount
              key={`vat ${percent}`}
              name={percent === null ? t`VAT: licence not chosen` : t`VAT (${percent}%)`}
              amount={tax}
            >
              <Trans>
                of <span lang="tr">{sold}</span>
              </Trans>
            </Amount>
          );
        })}
      </ul>
      <LinkButton asChild tone="outline" block>
        <Link to="/admin/financials">{t`View Financials`}</Link>
      </LinkButton>
    </DashboardSection>
  );
}

type AmountProps = { name: string; amount: string | null; children: ReactNode };

function Amount({ name, amount, children }: AmountProps) {
  return (
    <li className={styles.row}>
      <span className={styles.rowName}>{name}</span>
      <RowEnd>
        <Text as="strong" lang="tr">
          {amount === null ? '–' : moneyText(amount)}
        </Text>
        <Hint as="span">{children}</Hint>
      </RowEnd>
    </li>
  );
}
