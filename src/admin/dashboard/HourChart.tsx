import { Plural, Trans } from '@lingui/react/macro';
import type { HourOfToday } from '#domain/staff/dashboard-stats';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import * as styles from './TodaySection.css';

type HourChartProps = { hours: readonly HourOfToday[]; weekday: string };

// The sizes are SVG units, because the drawing is stretched.
const HOUR = 20;
const HEIGHT = 100;

/** Shows hourly orders of today and last week; screen readers get a table. */
export function HourChart({ hours, weekday }: HourChartProps) {
  const most = Math.max(...hours.flatMap(({ today, weekAgo }) => [today, weekAgo]));
  if (most === 0) return null;
  const heightOf = (orders: number) => (orders / most) * HEIGHT;
  return (
    <figure className={styles.chart}>
      <figcaption aria-hidden="true" className={styles.legend}>
        <span className={styles.keyToday}>
          <Trans>Today</Trans>
        </span>
        <span className={styles.keyWeekAgo}>
          <Trans>Last {weekday}</Trans>
        </span>
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
            <Bar
              className={styles.weekAgo}
              x={index * HOUR + 2}
              width={16}
              height={heightOf(weekAgo)}
            />
            <Bar
              className={styles.today}
              x={index * HOUR + 5}
              width={10}
              height={heightOf(today)}
            />
          </g>
        ))}
      </svg>
      <ol aria-hidden="true" className={styles.hours}>
        {hours.map(({ hour }) => (
          <li key={hour}>{hour}</li>
        ))}
      </ol>
      <VisuallyHidden as="div">
        <HourTable hours={hours} weekday={weekday} />
      </VisuallyHidden>
    </figure>
  );
}

function Bar({
  height,
  ...place
}: {
  className: string;
  x: number;
  width: number;
  height: number;
}) {
  return <rect {...place} y={HEIGHT - height} height={height} />;
}

function HourTable({ hours, weekday }: HourChartProps) {
  return (
    <table>
      <caption>
        <Trans>Orders by hour</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Hour</Trans>
          </th>
          <th scope="col">
            <Trans>Today</Trans>
          </th>
          <th scope="col">
            <Trans>Last {weekday}</Trans>
          </th>
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
  );
}
