import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { OPEN_STATUSES } from '../shared/order-columns';
import * as styles from './Board.css';

/** Shows a skeleton while the page reads the replica. */
export function BoardLoading() {
  return (
    <div className={styles.columns}>
      <VisuallyHidden>
        <p role="status">
          <Trans>Loading orders…</Trans>
        </p>
      </VisuallyHidden>
      {OPEN_STATUSES.map((status) => (
        <div key={status} className={styles.bones}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  );
}
