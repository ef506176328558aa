import { Trans } from '@lingui/react/macro';
import { canPrint } from '../../../ui/can-print';
import { Dialog } from '../../../ui/overlays/Dialog';
import { GuestReceipt, KitchenTicket } from './Paper';
import * as styles from './Paper.css';
import { PrintPage } from './PrintPage';
import type { PrintJob } from './print-job';

/** Prints an order's ticket or bill. Without `print()` it shows the sheet, which the browser's share menu can print. */
export function OrderPrint({ job, onDone }: { job: PrintJob; onDone: () => void }) {
  const paper = job.kind === 'ticket' ? <KitchenTicket {...job} /> : <GuestReceipt {...job} />;
  if (canPrint()) return <PrintPage onDone={onDone}>{paper}</PrintPage>;
  return (
    <Dialog
      title={<span translate="no">{job.order.code}</span>}
      description={<Trans>This browser can't print.</Trans>}
      onClose={onDone}
    >
      <div className={styles.frame}>{paper}</div>
      <PrintPage>{paper}</PrintPage>
    </Dialog>
  );
}
