import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { CannotRead } from '../shared/CannotRead';
import * as styles from './MenuItemsPage.css';

type MenuUnreadProps = { state: 'loading' | 'ready' | 'error'; onRetry: () => void };

/** The menu while this tablet's copy is being read, or when it cannot be. */
export function MenuUnread({ state, onRetry }: MenuUnreadProps) {
  if (state === 'error') {
    return (
      <div className={styles.page}>
        <CannotRead
          title={<Trans>This tablet can't read its menu right now</Trans>}
          onRetry={onRetry}
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
