import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { CalendarDays, ClipboardList, TrendingDown, TrendingUp, Users, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DashboardStats, HourOfToday, TodayFigures } from '#domain/financials/dashboard';
import { changeInPercent } from '#domain/financials/dashboard';
import { shownKurus } from '#domain/money';
import { may } from '#domain/roles';
import { businessDay } from '#domain/venue';
import { useBarTime } from '../../data/react/use-staff';
import { formatMoney, useLanguage } from '../../i18n/language';
import { classNames } from '../../ui/class-names';
import { Skeleton } from '../../ui/feedback/states';
import { Row, Stack, Text, VisuallyHidden } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { useClockValue } from '../page/page-parts';
import { formatCount, formatPercent, formatWeekday, moneyText } from '../shared/Read';
import * as dashboardStyles from './Dashboard.css';
import { DashboardSection } from './DashboardSection';
import * as cards from './StatCards.css';
import * as styles from './TodaySection.css';

type TodaySectionProps = {
  today: TodayFigures;
  /** The response arrived at this time by this tablet's clock (ms). */
  at: number;
};

/** Shows the evening so far, compared with a week ago. */
export function TodaySection({ today, at }: TodaySectionProps) {
  const { soFar, weekAgo, hours } = today;
  const language = useLanguage();
  const barTime = useBarTime();
  const weekday = formatWeekday(barTime(at), language);
  return (
    <DashboardSection
      title={<Trans>Today</Trans>}
      hint={<Trans>Compared with last {weekday} at this time</Trans>}
    >
      <div className={styles.sides}>
        <dl className={styles.figures}>
          <ComparedFigure
            name={<Trans>Orders</Trans>}
            now={soFar.orders}
            before={weekAgo.orders}
            weekday={weekday}
            format={formatCount}
          />
          {soFar.revenue !== null && (
            <ComparedFigure
              name={<Trans>Revenue</Trans>}
              now={shownKurus(soFar.revenue)}
              before={shownKurus(weekAgo.revenue ?? '')}
              weekday={weekday}
              format={(kurus) => formatMoney(kurus, 'tr')}
            />
          )}
        </dl>
        <HourChart hours={hours} weekday={weekday} />
      </div>
    </DashboardSection>
  );
}

type ComparedFigureProps = {
  name: ReactNode;
  now: number;
  before: number;
  weekday: string;
  format(figure: number): string;
};

function ComparedFigure({ name, now, before, weekday, format }: ComparedFigureProps) {
  const language = useLanguage();
  const percent = changeInPercent(now, before);
  const earlier = format(before);
  const Trend = percent !== null && percent < 0 ? TrendingDown : TrendingUp;
  return (
    <div className={styles.figure}>
      <Text as="dt" size="small" tone="muted">
        {name}
      </Text>
      <Text as="dd" size="displayM" lang="tr">
        {format(now)}
      </Text>
      <dd className={styles.before}>
        {percent !== null && percent !== 0 && (
          <span className={percent > 0 ? styles.more : styles.less}>
            <Trend aria-hidden="true" size={16} />
            {formatPercent(percent, language)}
          </span>
        )}
        <span>
          <Trans>
            Last {weekday}: <span lang="tr">{earlier}</span>
          </Trans>
        </span>
      </dd>
    </div>
  );
}

// The sizes are SVG units, because the drawing is stretched.
const HOUR = 20;
const HEIGHT = 100;

/** Shows hourly orders of today and last week; screen readers get a table. */
function HourChart({ hours, weekday }: { hours: readonly HourOfToday[]; weekday: string }) {
  const { t } = useLingui();
  const most = Math.max(...hours.flatMap(({ today, weekAgo }) => [today, weekAgo]));
  if (most === 0) return null;
  const bar = (orders: number) => ({
    y: HEIGHT - (orders / most) * HEIGHT,
    height: (orders / most) * HEIGHT,
  });
  return (
    <Stack as="figure" gap={0}>
      <figcaption aria-hidden="true" className={styles.legend}>
        <span className={styles.keyToday}>{t`Today`}</span>
        <span className={styles.keyWeekAgo}>{t`Last ${weekday}`}</span>
        <span className={styles.most}>
          <Trans>
            Busiest hour: <Plural value={most} one="# order" other="# orders" />
          </Trans>
        </span>
      </figcaption>
      <svg
        aria-hidden="true"
        className={styles.bars}
        preserveAspectRatio="none"
        viewBox={`0 0 ${hours.length * HOUR} ${HEIGHT}`}
      >
        {hours.map(({ hour, today, weekAgo }, index) => (
          <g key={hour}>
            <rect className={styles.weekAgo} x={index * HOUR + 2} width={16} {...bar(weekAgo)} />
            <rect className={styles.today} x={index * HOUR + 5} width={10} {...bar(today)} />
          </g>
        ))}
      </svg>
      <ol aria-hidden="true" className={styles.hours}>
        {hours.map(({ hour }) => (
          <li key={hour}>{hour}</li>
        ))}
      </ol>
      <VisuallyHidden as="div">
        <table>
          <caption>{t`Orders by hour`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Hour`}</th>
              <th scope="col">{t`Today`}</th>
              <th scope="col">{t`Last ${weekday}`}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map(({ hour, today, weekAgo }) => (
              <tr key={hour}>
                <th scope="row">{String(hour).padStart(2, '0')}:00</th>
                <td>{today}</td>
                <td>{weekAgo}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Stack>
  );
}

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
          <span lang="tr" className={dashboardStyles.figure}>
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
        <span lang="tr" className={dashboardStyles.figure}>
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
