import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../ui/overlays/Dialog';
import { PaperOf, PrintPage } from './PrintPage';
import type { PrintJob } from './print-job';
import * as styles from './UnprintedDialog.css';

/** Without `print()` the sheet is shown; it can be printed by the browser's share menu. */
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
