import type { DayReport } from '#domain/till/day-close';
import {
  closedByText,
  dayTitle,
  noFiscalValue,
  paperParts,
  printedAtText,
} from '../../../i18n/day-paper';
import { daySlip } from '../../../i18n/day-slip';
import { formatDay } from '../../../i18n/day-text';
import { useLanguage } from '../../../i18n/use-language';
import type { PaperKind } from '../../orders/print/paper-size';
import { SlipPaper } from '../../orders/print/SlipPaper';
import { PartTable } from '../BreakdownSection';
import * as styles from '../Financials.css';

/** Prints an X or Z on A4 or on a receipt printer. */
export function DayPaper({ kind, report, at }: { kind: PaperKind; report: DayReport; at: number }) {
  const language = useLanguage();
  if (kind === 'roll') return <SlipPaper slip={daySlip(report, at, language)} />;
  const { z, day } = report;
  return (
    <div className={styles.sheet}>
      <div className={styles.sheetHead}>
        <p className={styles.sheetTitle}>
          <span translate="no">Bar Bliss</span>
          {' · '}
          {dayTitle(z, language)}
        </p>
        <p>{formatDay(day, language)}</p>
      </div>
      {z && <p>{closedByText(z, language)}</p>}
      {paperParts(report, language).map(({ part, rows }) => (
        <PartTable key={part} name={part} rows={rows} />
      ))}
      <p className={styles.foot}>
        {printedAtText(at, language)}
        {' · '}
        {noFiscalValue(language)}
      </p>
    </div>
  );
}
