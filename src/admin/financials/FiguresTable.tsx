import { Trans } from '@lingui/react/macro';
import type { Period } from '#domain/financials/summary';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './Financials.css';
import { periodHeading } from './period-text';
import type { ReportRow } from './report-rows';

type FiguresTableProps = { rows: readonly ReportRow[]; period: Period; before: Period };

/** Shows a period's totals beside those of the previous period. */
export function FiguresTable({ rows, period, before }: FiguresTableProps) {
  const language = useLanguage();
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Figure</Trans>
          </th>
          <th scope="col">{periodHeading(period, language)}</th>
          <th scope="col">{periodHeading(before, language)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} className={row.isSum ? styles.sum : undefined}>
            <th scope="row">{row.label}</th>
            <td lang="tr">{row.now}</td>
            <td lang="tr" className={styles.before}>
              {row.before ?? '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
