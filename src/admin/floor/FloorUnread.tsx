import { Trans } from '@lingui/react/macro';
import { HardDrive } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import * as styles from './Floor.css';

type FloorUnreadProps = { state: 'loading' | 'ready' | 'error'; onRetry: () => void };

/** The tables while this tablet's copy is being read, or when it cannot be. */
export function FloorUnread({ state, onRetry }: FloorUnreadProps) {
  if (state === 'error') {
    return (
      <div role="alert" className={styles.page}>
        <EmptyState
          icon={<HardDrive aria-hidden="true" size={40} />}
          title={<Trans>This tablet can't read its tables right now</Trans>}
          action={
            <Button tone="outline" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          }
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
