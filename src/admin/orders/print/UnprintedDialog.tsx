import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../ui/overlays/Dialog';
import { PaperOf, PrintPage } from './PrintPage';
import type { PrintJob } from './print-job';
import * as styles from './UnprintedDialog.css';

/** Shows the sheet without `print()`; the browser's share menu can print the sheet. */
export function UnprintedDialog({ job, onClose }: { job: PrintJob; onClose: () => void }) {
  return (
    <Dialog
      title={<span translate="no">{job.order.code}</span>}
      description={<Trans>This browser can't print.</Trans>}
      onClose={onClose}
    >
      <div className={styles.frame}>
        <PaperOf job={job} />
      </div>
      <PrintPage>
        <PaperOf job={job} />
      </PrintPage>
    </Dialog>
  );
}
