import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import type { DashboardStats } from '#domain/staff/dashboard-stats';
import { businessDay } from '#domain/venue';
import { useClockValue } from '../page/board-clock';
import { formatCount } from '../shared/figures';
import * as styles from './Dashboard.css';
import * as cards from './StatCards.css';

/** Shows the numbers of bookings; each links to the list with as many rows. */
export function BookingsCard({ stats }: { stats: DashboardStats }) {
  const { todayTables: tables, todayBrunches: brunches } = stats;
  const date = useClockValue(businessDay, '');
  return (
    <li className={cards.plainCard}>
      <span className={cards.cardName}>
        <CalendarDays aria-hidden="true" size={20} />
        <Trans>Today's Reservations</Trans>
      </span>
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
  );
}
