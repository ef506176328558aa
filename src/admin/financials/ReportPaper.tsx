import { Trans } from '@lingui/react/macro';
import type { FinancialSummary } from '#domain/financials/summary';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import * as paper from '../orders/print/Paper.css';
import { moneyText } from '../shared/figures';
import { periodText } from './period-text';
import type { ReportRow } from './report-rows';

type ReportPaperProps = { summary: FinancialSummary; rows: readonly ReportRow[]; at: number };

/** Prints the report of a period on a receipt printer or on A4. */
export function ReportPaper({ summary, rows, at }: ReportPaperProps) {
  const language = useLanguage();
  const printedAt = formatDateTime(at, language);
  const { cashCount } = summary;
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
      {cashCount && (
        <>
          <p className={paper.row}>
            <span>
              <Trans>Counted cash</Trans>
            </span>
            <span lang="tr">{moneyText(cashCount.cash)}</span>
          </p>
          <p className={paper.row}>
            <span>
              <Trans>Card terminal total</Trans>
            </span>
            <span lang="tr">{moneyText(cashCount.card)}</span>
          </p>
          <p className={paper.total}>
            <span>
              <Trans>Difference</Trans>
            </span>
            <span lang="tr">{moneyText(cashCount.difference)}</span>
          </p>
        </>
      )}
      <p className={paper.small}>
        <Trans>Printed at {printedAt}</Trans>
      </p>
    </div>
  );
}
