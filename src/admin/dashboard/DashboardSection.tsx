import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CalendarDays, type LucideIcon, Users, Utensils, Wallet } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CATEGORY_WORDS, UNIT_WORDS } from '#domain/inventory/inventory-item';
import { shownKurus } from '#domain/money';
import { orderStatusOf } from '#domain/orders/order';
import { paymentOf } from '#domain/orders/order-steps';
import type { PaymentList } from '#domain/payments/payment-read';
import {
  DASHBOARD_REFRESH_MS,
  type DashboardStats,
  POPULAR_DAYS,
} from '#domain/staff/dashboard-stats';
import { may, ROLES, type Role } from '#domain/staff/roles';
import { barNow } from '../../data/react/staff/use-live';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { formatDateTime } from '../../i18n/day-text';
import { formatMoney } from '../../i18n/format';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Heading, Hint, Stack, Text } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { OrderBadge } from '../orders/panel/PanelHead';
import { METHOD_WORDS, PAYMENT_WORDS } from '../orders/shared/board-words';
import { formatCount, formatMonth, moneyText } from '../shared/figures';
import * as styles from './Dashboard.css';

type DashboardSectionProps = {
  title: ReactNode;
  /** The heading shows the period beside the title. */
  hint?: ReactNode;
  children: ReactNode;
};

export function DashboardSection({ title, hint, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {hint && <Hint>{hint}</Hint>}
      </div>
      {children}
    </section>
  );
}

type LowItem = DashboardStats['lowInventory'][number];

/** Shows low stock, the emptiest item first. */
export function LowInventory({ items }: { items: readonly LowItem[] }) {
  const { t } = useLingui();
  return (
    <DashboardSection title={<Trans>Low Inventory</Trans>}>
      {items.length === 0 ? (
        <Text size="body" tone="muted">{t`All items are well stocked`}</Text>
      ) : (
        <>
          <ul className={styles.rows}>
            {items.map((item) => (
              <LowRow key={item.nameEn} item={item} />
            ))}
          </ul>
          <LinkButton asChild tone="outline" block>
            <Link to="/admin/inventory">{t`Manage Inventory`}</Link>
          </LinkButton>
        </>
      )}
    </DashboardSection>
  );
}

function LowRow({ item }: { item: LowItem }) {
  const { t } = useLingui();
  const language = useLanguage();
  const unit = UNIT_WORDS[item.unit][language];
  const least = formatCount(item.minStockLevel);
  return (
    <li className={styles.row}>
      <span className={styles.rowName}>
        {localized(item, 'name', language)}
        <Text as="span" size="small" tone="muted">
          {CATEGORY_WORDS[item.category][language]}
        </Text>
      </span>
      <Stack as="span" gap={0} align="end" className={text.body}>
        <Text as="strong" tone="danger">
          <span lang="tr">{formatCount(item.currentStock)}</span> {unit}
        </Text>
        <Text as="span" size="small" tone="muted">{t`Min: ${least}`}</Text>
      </Stack>
    </li>
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
    <DashboardSection title={t`Popular Items`} hint={t`Last ${POPULAR_DAYS} days`}>
      {items.length === 0 ? (
        <Text size="body" tone="muted">{t`No data available`}</Text>
      ) : (
        <ol className={styles.rows}>
          {items.map((item) => (
            <li key={item.nameEn} className={styles.row}>
              <span className={styles.rowName}>{localized(item, 'name', language)}</span>
              <Stack as="span" gap={0} align="end" className={text.body}>
                <Plural value={item.orders} one="# order" other="# orders" />
              </Stack>
            </li>
          ))}
        </ol>
      )}
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

type RecentOrder = DashboardStats['recentOrders'][number];

export function RecentOrders({ orders }: { orders: readonly RecentOrder[] }) {
  const { t } = useLingui();
  return (
    <DashboardSection title={<Trans>Recent Orders</Trans>}>
      {orders.length === 0 ? (
        <Text size="body" tone="muted">{t`No recent orders`}</Text>
      ) : (
        <ul className={styles.rows}>
          {orders.map((order) => (
            <li key={order.id}>
              <RecentOrderLink order={order} />
            </li>
          ))}
        </ul>
      )}
    </DashboardSection>
  );
}

const WORDS = { ...METHOD_WORDS, ...PAYMENT_WORDS };

function RecentOrderLink({ order }: { order: RecentOrder }) {
  const language = useLanguage();
  const { t } = useLingui();
  return (
    <Link to="/admin/orders" search={{ id: order.id }} className={styles.orderRow}>
      <span className={styles.rowName}>
        <span translate="no">#{order.code}</span>
        <Text as="span" size="small" tone="muted">
          {formatDateTime(Date.parse(order.createdAt), language)}
        </Text>
      </span>
      <Stack as="span" gap={0} align="end" className={text.body}>
        <span lang="tr">{formatMoney(shownKurus(order.totalAmount), 'tr')}</span>
        <Text as="span" size="small" tone="muted">
          {t(WORDS[paymentOf(order.status, order.paymentMethod, order.isOwed)])}
        </Text>
      </Stack>
      <OrderBadge status={orderStatusOf(order.status)} />
    </Link>
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
