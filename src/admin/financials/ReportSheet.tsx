import { Trans } from '@lingui/react/macro';
import type { CashCount, FinancialSummary } from '#domain/financials/summary';
import { formatDay } from '../../i18n/day-text';
import { formatDateTime } from '../../i18n/format';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/use-language';
import { moneyText } from '../shared/figures';
import { FiguresTable } from './FiguresTable';
import * as figures from './Financials.css';
import * as styles from './ReportSheet.css';
import type { ReportRow } from './report-rows';

type ReportSheetProps = { summary: FinancialSummary; rows: readonly ReportRow[]; at: number };

/** Shows the report of a period beside the period before, on an A4 sheet. */
export function ReportSheet({ summary, rows, at }: ReportSheetProps) {
  const language = useLanguage();
  const printedAt = formatDateTime(at, language);
  const { before, cashCount, startDate, endDate } = summary;
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <p className={styles.title}>
          <span translate="no">Bar Bliss</span>
          {' · '}
          {startDate === endDate ? <Trans>Day-end report</Trans> : <Trans>Report</Trans>}
        </p>
        <p>{daysText(summary, language)}</p>
      </div>
      <FiguresTable rows={rows} period={summary} before={before} />
      {cashCount && <Counted count={cashCount} />}
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

function Counted({ count }: { count: CashCount }) {
  const { by, cash, card, countedAt, difference, note } = count;
  const time = formatDateTime(Date.parse(countedAt), useLanguage());
  return (
    <div className={styles.counted}>
      <table className={figures.figures}>
        <tbody>
          <tr>
            <th scope="row">
              <Trans>Counted cash</Trans>
            </th>
            <td lang="tr">{moneyText(cash)}</td>
          </tr>
          <tr>
            <th scope="row">
              <Trans>Card terminal total</Trans>
            </th>
            <td lang="tr">{moneyText(card)}</td>
          </tr>
          <tr className={figures.sum}>
            <th scope="row">
              <Trans>Difference</Trans>
            </th>
            <td lang="tr">{moneyText(difference)}</td>
          </tr>
        </tbody>
      </table>
      <p className={styles.note}>
        {by}, {time}
        {note && ` · ${note}`}
      </p>
    </div>
  );
}
