import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { shownKurus } from '#domain/money';
import { orderStatusOf } from '#domain/orders/order';
import { paymentOf } from '#domain/orders/order-steps';
import type { DashboardStats } from '#domain/staff/dashboard-stats';
import { formatDateTime, formatMoney } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { OrderBadge } from '../orders/panel/PanelHead';
import { PAYMENT_WORDS } from '../orders/shared/board-words';
import * as styles from './Dashboard.css';
import { DashboardSection } from './DashboardSection';

type RecentOrder = DashboardStats['recentOrders'][number];

/** Shows the newest orders; each leads to the order itself. */
export function RecentOrders({ orders }: { orders: readonly RecentOrder[] }) {
  return (
    <DashboardSection title={<Trans>Recent Orders</Trans>}>
      {orders.length === 0 ? (
        <p className={styles.none}>
          <Trans>No recent orders</Trans>
        </p>
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

function RecentOrderLink({ order }: { order: RecentOrder }) {
  const language = useLanguage();
  const { t } = useLingui();
  return (
    <Link to="/admin/orders" search={{ id: order.id }} className={styles.orderRow}>
      <span className={styles.rowName}>
        <span translate="no">#{order.code}</span>
        <span className={styles.rowHint}>
          {formatDateTime(Date.parse(order.createdAt), language)}
        </span>
      </span>
      <span className={styles.rowFact}>
        <span lang="tr">{formatMoney(shownKurus(order.totalAmount), 'tr')}</span>
        <span className={styles.rowHint}>
          {t(PAYMENT_WORDS[paymentOf(order.status, order.paymentMethod)])}
        </span>
      </span>
      <OrderBadge status={orderStatusOf(order.status)} />
    </Link>
  );
}
