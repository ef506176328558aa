import { Trans } from '@lingui/react/macro';
import { HardDrive } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import * as styles from './MenuItemsPage.css';

type MenuUnreadProps = { state: 'loading' | 'ready' | 'error'; onRetry: () => void };

/** The menu while this tablet's copy is being read, or when it cannot be. */
export function MenuUnread({ state, onRetry }: MenuUnreadProps) {
  if (state === 'error') {
    return (
      <div role="alert" className={styles.page}>
        <EmptyState
          icon={<HardDrive aria-hidden="true" size={40} />}
          title={<Trans>This tablet can't read its menu right now</Trans>}
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
          <Trans>Loading the menu…</Trans>
        </p>
      </VisuallyHidden>
      <div className={styles.cards}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((bone) => (
          <Skeleton key={bone} shape="block" />
        ))}
      </div>
    </div>
  );
}
