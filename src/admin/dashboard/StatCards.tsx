import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ClipboardList, type LucideIcon, Users, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DashboardStats } from '#domain/staff/dashboard-stats';
import { may } from '#domain/staff/roles';
import { formatCount, moneyText } from '../shared/figures';
import { BookingsCard } from './BookingsCard';
import * as styles from './Dashboard.css';
import * as cards from './StatCards.css';

type StatsProps = { stats: DashboardStats; role: string };

/** Shows figures for this role, each with a link to its list; a list that the role may not open has no card. */
export function StatCards({ stats, role }: StatsProps) {
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
      <BookingsCard stats={stats} />
    </ul>
  );
}

type StatCardProps = {
  to: string;
  icon: LucideIcon;
  name: ReactNode;
  children: string;
};

function StatCard({ to, icon: Icon, name, children }: StatCardProps) {
  return (
    <li>
      <Link to="/admin/$" params={{ _splat: to }} className={cards.card}>
        <span className={cards.cardName}>
          <Icon aria-hidden="true" size={20} />
          {name}
        </span>
        <span lang="tr" className={styles.figure}>
          {children}
        </span>
      </Link>
    </li>
  );
}
