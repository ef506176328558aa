import { Trans, useLingui } from '@lingui/react/macro';
import type { FinancialSummary, Period } from '#domain/financials/summary';
import { formatDateTime, formatDay, formatDayOfMonth } from '../../i18n/day-text';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/use-language';
import { Heading, Row } from '../../ui/layout/Flow';
import * as paper from '../orders/print/Paper.css';
import { SaveCsvButton } from '../shared/CsvButton';
import * as styles from './Financials.css';
import { PrintMenu } from './PrintMenu';
import { type ReportRow, reportCsv, useReportRows } from './report-rows';

/** Formats a period as "Sat, 4 July 2026" or "1 Jul – 31 Jul". */
function periodText({ startDate, endDate }: Period, language: Language): string {
  if (startDate === endDate) return formatDay(startDate, language);
  return `${formatDayOfMonth(startDate, language)} – ${formatDayOfMonth(endDate, language)}`;
}

/** Formats a period for the head of a column: "Sat 4 Jul" or "1 Jul – 31 Jul". */
function periodHeading(period: Period, language: Language): string {
  const { startDate, endDate } = period;
  if (startDate !== endDate) return periodText(period, language);
  return formatDayOfMonth(startDate, language, 'short');
}

type ReportPaperProps = { summary: FinancialSummary; rows: readonly ReportRow[]; at: number };

/** Prints the report of a period on a receipt printer or on A4. */
function ReportPaper({ summary, rows, at }: ReportPaperProps) {
  const language = useLanguage();
  const printedAt = formatDateTime(at, language);
  return (
    <div className={paper.paper}>
      <p translate="no" className={paper.place}>
        Bar Bliss
      </p>
      <p>{periodText(summary, language)}</p>
      <ul className={paper.list}>
        {rows.map(({ label, now, isSum }) => (
          <li key={label} className={isSum ? paper.total : paper.row}>
            <span>{label}</span>
            <span lang="tr" className={paper.amount}>
              {now}
            </span>
          </li>
        ))}
      </ul>
      <p className={paper.small}>
        <Trans>Printed at {printedAt}</Trans>
      </p>
    </div>
  );
}

type FiguresTableProps = { rows: readonly ReportRow[]; period: Period; before: Period };

/** Shows a period's totals beside those of the previous period. */
function FiguresTable({ rows, period, before }: FiguresTableProps) {
  const language = useLanguage();
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <td />
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

/** Shows the report of a period beside the period before, on an A4 sheet. */
function ReportSheet({ summary, rows, at }: ReportPaperProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const printedAt = formatDateTime(at, language);
  const { before, startDate, endDate } = summary;
  return (
    <div className={styles.sheet}>
      <div className={styles.sheetHead}>
        <p className={styles.sheetTitle}>
          <span translate="no">Bar Bliss</span>
          {' · '}
          {startDate === endDate ? t`End-of-day report` : t`Report`}
        </p>
        <p>{daysText(summary, language)}</p>
      </div>
      <FiguresTable rows={rows} period={summary} before={before} />
      <p className={styles.foot}>{t`Printed at ${printedAt}`}</p>
    </div>
  );
}

/** Formats a day with the year, for the archive. */
function daysText({ startDate, endDate }: FinancialSummary, language: Language): string {
  const first = formatDay(startDate, language);
  return startDate === endDate ? first : `${first} – ${formatDay(endDate, language)}`;
}

/** Shows all figures of a period to print or save; a single day gives the day-end report. */
export function ReportSection({ summary }: { summary: FinancialSummary }) {
  const { t } = useLingui();
  const language = useLanguage();
  const rows = useReportRows(summary);
  const { startDate, endDate } = summary;
  return (
    <section aria-labelledby="report" className={styles.section}>
      <div className={styles.head}>
        <Heading level={2} id="report">
          {startDate === endDate ? t`End-of-day report` : t`Report`}
        </Heading>
        <Row align="stretch">
          <PrintMenu>
            {(kind, at) =>
              kind === 'sheet' ? (
                <ReportSheet {...{ summary, rows, at }} />
              ) : (
                <ReportPaper {...{ summary, rows, at }} />
              )
            }
          </PrintMenu>
          <SaveCsvButton
            name={`report-${startDate}-${endDate}.csv`}
            text={() => reportCsv(rows, language)}
          />
        </Row>
      </div>
      <FiguresTable rows={rows} period={summary} before={summary.before} />
    </section>
  );
}
