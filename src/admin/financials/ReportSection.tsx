import { Trans, useLingui } from '@lingui/react/macro';
import { File, Printer, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { FinancialSummary, Period } from '#domain/financials/summary';
import { recordsCsv } from '#domain/resource/csv';
import { field } from '#domain/resource/resource';
import { barNow } from '../../data/react/use-staff';
import { formatDateTime, formatDay, formatDayOfMonth } from '../../i18n/day-text';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/language';
import { canPrint } from '../../ui/can-print';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/controls';
import { Menu, MenuEntries } from '../../ui/controls/Menu';
import { Heading, Hint, Row, Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { ListPaper, PrintPage } from '../orders/print/PrintPage';
import type { PaperKind } from '../orders/print/paper-size';
import * as frame from '../page/Page.css';
import { SaveCsvButton } from '../shared/CsvButton';
import { formatCount, moneyText } from '../shared/Read';
import * as styles from './Financials.css';

/** Prints figures for the folder (A4) or at the bar (receipt printer). */
export function PrintMenu({ children }: { children: (paper: PaperKind, at: number) => ReactNode }) {
  const [job, setJob] = useState<{ paper: PaperKind; at: number } | null>(null);
  const print = (paper: PaperKind) => setJob({ paper, at: barNow() });
  if (!canPrint()) return null;
  return (
    <>
      <Menu
        trigger={
          <Button tone="outline" size="compact" icon={<Printer size={20} />}>
            <Trans>Print</Trans>
          </Button>
        }
      >
        <MenuEntries
          entries={[
            {
              id: 'sheet',
              label: <Trans>A4 sheet</Trans>,
              icon: <File size={20} />,
              onSelect: () => print('sheet'),
            },
            {
              id: 'roll',
              label: <Trans>Receipt printer</Trans>,
              icon: <ReceiptText size={20} />,
              onSelect: () => print('roll'),
            },
          ]}
        />
      </Menu>
      {job && (
        <PrintPage key={job.at} paper={job.paper} onDone={() => setJob(null)}>
          {children(job.paper, job.at)}
        </PrintPage>
      )}
    </>
  );
}

/** Describes one figure, for display and for spreadsheets. */
type ReportRow = {
  label: string;
  now: string;
  /** Holds the previous period's figure; null means that the report compares nothing. */
  before: string | null;
  /** A row has a sum in lira or a count. */
  amount?: string;
  count?: number;
  isSum?: boolean;
};

function useReportRows({ totals, before, ...summary }: FinancialSummary) {
  const { t } = useLingui();
  const language = useLanguage();
  const { vat, voids, freeDishes, tillSince } = summary;
  const firstDay = tillSince && formatDay(tillSince, language);
  const alone = (label: string, amount: string): ReportRow => ({
    label,
    now: moneyText(amount),
    before: null,
    amount,
  });
  const money = (label: string, key: MoneyKey, isSum = false): ReportRow => ({
    ...alone(label, totals[key]),
    before: moneyText(before.totals[key]),
    isSum,
  });
  const counted = (label: string, count: number, was: number | null): ReportRow => ({
    label,
    now: formatCount(count),
    before: was === null ? null : formatCount(was),
    count,
  });
  return [
    counted(t`Number of sales`, totals.salesCount, before.totals.salesCount),
    money(t`Sales`, 'sales'),
    money(t`Reversed sales`, 'salesUndone'),
    money(t`Refunds`, 'refunds'),
    money(t`Revenue`, 'revenue', true),
    ...vat.flatMap(({ percent, gross, net, vat }) => [
      ...(net === null ? [alone(t`Revenue, licence not chosen`, gross)] : []),
      ...(net === null ? [] : [alone(t`Revenue without VAT (${percent}%)`, net)]),
      ...(vat === null ? [] : [alone(t`VAT (${percent}%)`, vat)]),
    ]),
    money(t`Deposits`, 'deposits'),
    money(t`Deposits used`, 'depositsUsed'),
    money(t`Other income`, 'income'),
    money(t`Expenses`, 'expenses'),
    money(t`Cash`, 'cash'),
    money(t`Card`, 'card'),
    money(t`Card online`, 'online'),
    money(t`Bank transfer`, 'transfer'),
    ...(Number(totals.notRecorded) || Number(before.totals.notRecorded)
      ? [money(firstDay ? t`Method unknown, before ${firstDay}` : t`Method unknown`, 'notRecorded')]
      : []),
    money(t`Total`, 'total', true),
    money(t`Tips`, 'tips'),
    counted(t`Cancelled orders`, voids.count, null),
    alone(t`Value of cancelled orders`, voids.amount),
    counted(t`Free dishes for points`, freeDishes, null),
  ];
}

type MoneyKey = Exclude<keyof FinancialSummary['totals'], 'salesCount'>;

function reportCsv(rows: readonly ReportRow[], language: Language): string {
  const fields = {
    label: field.fact({ kind: 'line', label: { en: 'Figure', tr: 'Kalem' } }),
    amount: field.fact({ kind: 'lira', label: { en: 'Amount (₺)', tr: 'Tutar (₺)' } }),
    count: field.fact({ kind: 'whole', label: { en: 'Count', tr: 'Adet' } }),
  };
  return recordsCsv({ fields }, rows, { language });
}

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
            <td lang="tr" className={text.muted}>
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
    <section aria-labelledby="report" className={frame.section}>
      <div className={frame.head}>
        <Heading level={2} id="report">
          {startDate === endDate ? t`End-of-day report` : t`Report`}
        </Heading>
        <Row align="stretch">
          <PrintMenu>
            {(kind, at) =>
              kind === 'sheet' ? (
                <ReportSheet {...{ summary, rows, at }} />
              ) : (
                <ListPaper
                  about={periodText(summary, language)}
                  rows={rows.map((row) => ({ ...row, end: <span lang="tr">{row.now}</span> }))}
                  at={at}
                />
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
    <Stack as="figure" gap={8}>
      <Hint as="figcaption">
        <Trans>
          Best day: {bestDay}, <span lang="tr">{bestMoney}</span>
        </Trans>
      </Hint>
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
    </Stack>
  );
}
