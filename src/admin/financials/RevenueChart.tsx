import { Trans, useLingui } from '@lingui/react/macro';
import type { FinancialSummary } from '#domain/financials/summary';
import { formatDay, formatDayOfMonth } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { classNames } from '../../ui/class-names';
import { Row } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { formatCount, moneyText } from '../shared/Read';
import * as styles from './Financials.css';

// The sizes are SVG units, because the drawing is stretched.
const DAY = 20;
const HEIGHT = 100;
const LABELS = 6;

/** Shows daily revenue as bars, with a table for screen readers. */
export function RevenueChart({ days }: Pick<FinancialSummary, 'days'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const most = Math.max(...days.map(({ revenue }) => Number(revenue)));
  if (days.length === 1 || most <= 0) return null;
  const every = Math.ceil(days.length / LABELS);
  const best = days.find(({ revenue }) => Number(revenue) === most);
  const bestDay = formatDay(best?.businessDay ?? '', language);
  const bestMoney = moneyText(best?.revenue ?? '0');
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.hint}>
        <Trans>
          Best day: {bestDay}, <span lang="tr">{bestMoney}</span>
        </Trans>
      </figcaption>
      <svg
        aria-hidden="true"
        className={styles.bars}
        preserveAspectRatio="none"
        viewBox={`0 0 ${days.length * DAY} ${HEIGHT}`}
      >
        {days.map(({ businessDay, revenue }, index) => {
          const height = (Math.max(0, Number(revenue)) / most) * HEIGHT;
          return (
            <rect
              key={businessDay}
              className={styles.bar}
              x={index * DAY + 2}
              y={HEIGHT - height}
              width={DAY - 4}
              height={height}
            />
          );
        })}
      </svg>
      <Row
        as="ol"
        gap={4}
        align="stretch"
        justify="between"
        wrap={false}
        className={classNames(text.small, text.muted)}
        aria-hidden="true"
      >
        {days
          .filter((_, index) => index % every === 0)
          .map(({ businessDay }) => (
            <li key={businessDay}>{formatDayOfMonth(businessDay, language)}</li>
          ))}
      </Row>
      <details>
        <summary className={styles.summary}>{t`Revenue by day`}</summary>
        <table className={styles.figures}>
          <thead>
            <tr>
              <th scope="col">{t`Business day`}</th>
              <th scope="col">{t`Number of sales`}</th>
              <th scope="col">{t`Revenue`}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ businessDay, salesCount, revenue }) => (
              <tr key={businessDay}>
                <th scope="row">{formatDay(businessDay, language)}</th>
                <td lang="tr">{formatCount(salesCount)}</td>
                <td lang="tr">{moneyText(revenue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
