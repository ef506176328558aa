import { Trans } from '@lingui/react/macro';
import { File, Printer, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import type { FinancialSummary } from '#domain/financials/summary';
import { barNow } from '../../data/react/core/bar-clock';
import { Button } from '../../ui/controls/Button';
import { Menu, MenuEntries } from '../../ui/controls/Menu';
import { PrintPage } from '../orders/print/PrintPage';
import type { PaperKind } from '../orders/print/paper-size';
import { ReportPaper } from './ReportPaper';
import { ReportSheet } from './ReportSheet';
import type { ReportRow } from './report-rows';

type PrintReportProps = { summary: FinancialSummary; rows: readonly ReportRow[] };

/** Prints the report for the folder (A4) or at the bar (receipt printer). */
export function PrintReport({ summary, rows }: PrintReportProps) {
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
