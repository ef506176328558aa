import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { CannotRead } from '../shared/CannotRead';
import * as styles from './Floor.css';

type FloorUnreadProps = { state: 'loading' | 'ready' | 'error'; onRetry: () => void };

/** The tables while this tablet's copy is being read, or when it cannot be. */
export function FloorUnread({ state, onRetry }: FloorUnreadProps) {
  if (state === 'error') {
    return (
      <div className={styles.page}>
        <CannotRead
          title={<Trans>This tablet can't read its tables right now</Trans>}
          onRetry={onRetry}
        />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <p role="status">
          <Trans>Loading the tables…</Trans>
        </p>
      </VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </div>
  );
}
