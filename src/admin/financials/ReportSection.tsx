import { Trans, useLingui } from '@lingui/react/macro';
import { File, Printer, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import type { FinancialSummary, Period } from '#domain/financials/summary';
import { barNow } from '../../data/react/staff/use-live';
import { formatDateTime, formatDay, formatDayOfMonth } from '../../i18n/day-text';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/use-language';
import { canPrint } from '../../ui/can-print';
import { Button } from '../../ui/controls/Button';
import { Menu, MenuEntries } from '../../ui/controls/Menu';
import { Heading, Row } from '../../ui/layout/Flow';
import * as paper from '../orders/print/Paper.css';
import { PrintPage } from '../orders/print/PrintPage';
import type { PaperKind } from '../orders/print/paper-size';
import { SaveCsvButton } from '../shared/CsvButton';
import * as styles from './Financials.css';
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
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">{t`Figure`}</th>
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

type ReportSheetProps = { summary: FinancialSummary; rows: readonly ReportRow[]; at: number };

/** Shows the report of a period beside the period before, on an A4 sheet. */
function ReportSheet({ summary, rows, at }: ReportSheetProps) {
  const language = useLanguage();
  const printedAt = formatDateTime(at, language);
  const { before, startDate, endDate } = summary;
  return (
    <div className={styles.sheet}>
      <div className={styles.sheetHead}>
        <p className={styles.sheetTitle}>
          <span translate="no">Bar Bliss</span>
          {' · '}
          {startDate === endDate ? <Trans>Day-end report</Trans> : <Trans>Report</Trans>}
        </p>
        <p>{daysText(summary, language)}</p>
      </div>
      <FiguresTable rows={rows} period={summary} before={before} />
      <p className={styles.foot}>
        <Trans>Printed at {printedAt}</Trans>
      </p>
    </div>
  );
}

/** Formats a day with the year, for the archive. */
function daysText({ startDate, endDate }: FinancialSummary, language: Language): string {
  const first = formatDay(startDate, language);
  return startDate === endDate ? first : `${first} – ${formatDay(endDate, language)}`;
}

type PrintReportProps = { summary: FinancialSummary; rows: readonly ReportRow[] };

/** Prints the report for the folder (A4) or at the bar (receipt printer). */
function PrintReport({ summary, rows }: PrintReportProps) {
  const [job, setJob] = useState<{ paper: PaperKind; at: number } | null>(null);
  const print = (paper: PaperKind) => setJob({ paper, at: barNow() });
  const Report = job?.paper === 'sheet' ? ReportSheet : ReportPaper;
  return (
    <>
      <Menu
        trigger={
          <Button tone="outline" size="compact" icon={<Printer aria-hidden="true" size={20} />}>
            <Trans>Print</Trans>
          </Button>
        }
      >
        <MenuEntries
          entries={[
            {
              id: 'sheet',
              label: <Trans>A4 sheet</Trans>,
              icon: <File aria-hidden="true" size={20} />,
              onSelect: () => print('sheet'),
            },
            {
              id: 'roll',
              label: <Trans>Receipt printer</Trans>,
              icon: <ReceiptText aria-hidden="true" size={20} />,
              onSelect: () => print('roll'),
            },
          ]}
        />
      </Menu>
      {job && (
        <PrintPage key={job.at} paper={job.paper} onDone={() => setJob(null)}>
          <Report summary={summary} rows={rows} at={job.at} />
        </PrintPage>
      )}
    </>
  );
}

/** Shows all figures of a period to print or save; a single day gives the day-end report. */
export function ReportSection({ summary }: { summary: FinancialSummary }) {
  const language = useLanguage();
  const rows = useReportRows(summary);
  const { startDate, endDate } = summary;
  return (
    <section aria-labelledby="report" className={styles.section}>
      <div className={styles.head}>
        <Heading level={2} id="report">
          {startDate === endDate ? <Trans>Day-end report</Trans> : <Trans>Report</Trans>}
        </Heading>
        <Row align="stretch">
          {canPrint() && <PrintReport summary={summary} rows={rows} />}
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
