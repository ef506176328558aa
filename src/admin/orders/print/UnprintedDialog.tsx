import { Trans } from '@lingui/react/macro';
import { Dialog } from '../../../ui/overlays/Dialog';
import { PaperOf, PrintPage } from './PrintPage';
import type { PrintJob } from './print-job';
import * as styles from './UnprintedDialog.css';

/**
 * Where the page has no way to a printer, what would be printed can be read and shown; shared with a printer from
 * the browser's own menu it comes out as it would have here.
 */
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
      <PrintPage job={job} />
    </Dialog>
  );
}
