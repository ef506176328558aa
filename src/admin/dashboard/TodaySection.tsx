import { Trans } from '@lingui/react/macro';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { shownKurus } from '#domain/money';
import { changeInPercent, type TodayFigures } from '#domain/staff/dashboard-stats';
import { useBarTime } from '../../data/react/core/bar-clock';
import { formatMoney } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { formatCount, formatPercent, formatWeekday } from '../shared/figures';
import { DashboardSection } from './DashboardSection';
import { HourChart } from './HourChart';
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
              name={<Trans>Order value</Trans>}
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
      <dt className={styles.name}>{name}</dt>
      <dd lang="tr" className={styles.now}>
        {format(now)}
      </dd>
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
