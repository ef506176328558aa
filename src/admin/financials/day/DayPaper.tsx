import { Trans } from '@lingui/react/macro';
import type { Part } from '#domain/financials/breakdowns';
import type { DayReport } from '#domain/till/day-close';
import { dayTitle, noFiscalValue, paperParts } from '../../../i18n/day-paper';
import { formatDateTime, formatDay } from '../../../i18n/day-text';
import { useLanguage } from '../../../i18n/use-language';
import * as paper from '../../orders/print/Paper.css';
import type { PaperKind } from '../../orders/print/paper-size';
import { formatCount, moneyText } from '../../shared/figures';
import { PartTable } from '../BreakdownSection';
import * as styles from '../Financials.css';

type DayPaperProps = { kind: PaperKind; report: DayReport; at: number };

/** Prints an X or Z on A4 or on a receipt printer. */
export function DayPaper({ kind, report, at: printAt }: DayPaperProps) {
  const language = useLanguage();
  const { z, day } = report;
  const by = z?.by ?? '';
  const at = z ? formatDateTime(Date.parse(z.closedAt), language) : '';
  const printedAt = formatDateTime(printAt, language);
  const parts = paperParts(report, language);
  const isSheet = kind === 'sheet';
  const title = dayTitle(z, language);
  const closed = z && (
    <p>
      <Trans>
        Closed by {by}, {at}
      </Trans>
    </p>
  );
  const foot = (
    <p className={isSheet ? styles.foot : paper.small}>
      <Trans>Printed at {printedAt}</Trans>
      {' · '}
      {noFiscalValue(language)}
    </p>
  );
  if (!isSheet) {
    return (
      <div className={paper.paper}>
        <p translate="no" className={paper.place}>
          Bar Bliss
        </p>
        <p>{title}</p>
        <p>{formatDay(day, language)}</p>
        {closed}
        {parts.map((part) => (
          <RollPart key={part.part} part={part} />
        ))}
        {foot}
      </div>
    );
  }
  return (
    <div className={styles.sheet}>
      <div className={styles.sheetHead}>
        <p className={styles.sheetTitle}>
          <span translate="no">Bar Bliss</span>
          {' · '}
          {title}
        </p>
        <p>{formatDay(day, language)}</p>
      </div>
      {closed}
      {parts.map(({ part, rows }) => (
        <PartTable key={part} name={part} rows={rows} />
      ))}
      {foot}
    </div>
  );
}

function RollPart({ part: { part, rows } }: { part: Part }) {
  const hasCount = rows.some(({ count }) => count !== null);
  return (
    <div>
      <p>{part}</p>
      <ul className={paper.list}>
        {rows.map(({ key, label, hint, count, amount }) => (
          <li key={key} className={hasCount ? paper.line : paper.row}>
            {hasCount && <span>{count === null ? '' : formatCount(count)}</span>}
            <span>
              {label}
              {hint && <span className={paper.detail}>{hint}</span>}
            </span>
            <span lang="tr" className={paper.amount}>
              {amount === null ? '' : moneyText(amount)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
