import { Trans } from '@lingui/react/macro';
import { File, Printer, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { barNow } from '../../data/react/use-staff';
import { canPrint } from '../../ui/can-print';
import { Button } from '../../ui/controls/controls';
import { Menu, MenuEntries } from '../../ui/controls/Menu';
import { PrintPage } from '../orders/print/PrintPage';
import type { PaperKind } from '../orders/print/paper-size';

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
