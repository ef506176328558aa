import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { FinancialSummary } from '#domain/financials/summary';
import { useLanguage } from '../../i18n/use-language';
import { canPrint } from '../../ui/can-print';
import { Button } from '../../ui/controls/Button';
import { saveFile } from '../../ui/save-file';
import { FiguresTable } from './FiguresTable';
import * as styles from './Financials.css';
import { PrintReport } from './PrintReport';
import { reportCsv, useReportRows } from './report-rows';

/** Shows all figures of a period to print or save; a single day gives the day-end report. */
export function ReportSection({ summary }: { summary: FinancialSummary }) {
  const language = useLanguage();
  const rows = useReportRows(summary);
  const { startDate, endDate } = summary;
  return (
    <section aria-labelledby="report" className={styles.section}>
      <div className={styles.head}>
        <h2 id="report" className={styles.title}>
          {startDate === endDate ? <Trans>Day-end report</Trans> : <Trans>Report</Trans>}
        </h2>
        <div className={styles.actions}>
          {canPrint() && <PrintReport summary={summary} rows={rows} />}
          <Button
            tone="outline"
            size="compact"
            icon={<Download aria-hidden="true" size={20} />}
            onClick={() =>
              saveFile(
                `report-${startDate}-${endDate}.csv`,
                'text/csv;charset=utf-8',
                reportCsv(rows, language),
              )
            }
          >
            <Trans>CSV</Trans>
          </Button>
        </div>
      </div>
      <FiguresTable rows={rows} period={summary} before={summary.before} />
    </section>
  );
}
