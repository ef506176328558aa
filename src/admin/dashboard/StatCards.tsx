import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CalendarDays, ClipboardList, type LucideIcon, Users, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DashboardStats } from '#domain/staff/dashboard-stats';
import { may } from '#domain/staff/roles';
import { businessDay } from '#domain/venue';
import { classNames } from '../../ui/class-names';
import { Skeleton } from '../../ui/feedback/Loading';
import { Row } from '../../ui/layout/Flow';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import * as text from '../../ui/theme/text.css';
import { useClockValue } from '../page/board-clock';
import { formatCount, moneyText } from '../shared/figures';
import * as styles from './Dashboard.css';
import * as cards from './StatCards.css';

/** Shows figures for this role, each with a link to its list; a list that the role may not open has no card. */
export function StatCards({ stats, role }: { stats: DashboardStats; role: string }) {
  const { todayTables: tables, todayBrunches: brunches } = stats;
  const date = useClockValue(businessDay, '');
  return (
    <ul className={cards.cards}>
      <StatCard to="orders" icon={ClipboardList} name={<Trans>Total Orders</Trans>}>
        {formatCount(stats.totalOrders)}
      </StatCard>
      {stats.totalRevenue !== null && (
        <StatCard to="financials" icon={Wallet} name={<Trans>Total Revenue</Trans>}>
          {moneyText(stats.totalRevenue)}
        </StatCard>
      )}
      {may(role, 'customers.read') && (
        <StatCard to="customers" icon={Users} name={<Trans>Total Customers</Trans>}>
          {formatCount(stats.totalCustomers)}
        </StatCard>
      )}
      <li className={cards.plainCard}>
        <Row as="span" wrap={false} className={classNames(text.item, text.muted)}>
          <CalendarDays size={20} />
          <Trans>Today's Reservations</Trans>
        </Row>
        <span className={cards.figureAndWays}>
          <span lang="tr" className={styles.figure}>
            {formatCount(stats.todayReservations)}
          </span>
          <span className={cards.ways}>
            <Link to="/admin/reservations/tables" search={{ date }} className={cards.way}>
              <Plural value={tables} one="# table" other="# tables" />
            </Link>
            <Link to="/admin/reservations/brunch" search={{ date }} className={cards.way}>
              <Plural value={brunches} one="# brunch" other="# brunches" />
            </Link>
          </span>
        </span>
      </li>
    </ul>
  );
}

type StatCardProps = { to: string; icon: LucideIcon; name: ReactNode; children: string };

function StatCard({ to, icon: Icon, name, children }: StatCardProps) {
  return (
    <li>
      <Link to="/admin/$" params={{ _splat: to }} className={cards.card}>
        <Row as="span" wrap={false} className={classNames(text.item, text.muted)}>
          <Icon size={20} />
          {name}
        </Row>
        <span lang="tr" className={styles.figure}>
          {children}
        </span>
      </Link>
    </li>
  );
}

const CARDS = ['orders', 'revenue', 'customers', 'reservations'];

export function DashboardLoading() {
  const { t } = useLingui();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t`Loading the dashboard…`}</span>
      </VisuallyHidden>
      <div className={cards.cards}>
        {CARDS.map((card) => (
          <div key={card} className={cards.bones}>
            <Skeleton />
            <Skeleton shape="title" />
          </div>
        ))}
      </div>
    </>
  );
}
