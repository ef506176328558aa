import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { CopyUnread, type Reading } from '../shared/failures/CopyUnread';
import * as styles from './MenuItemsPage.css';

export function MenuUnread(reading: Reading) {
  return (
    <CopyUnread
      {...reading}
      title={<Trans>This tablet can't read its menu right now</Trans>}
      loading={<Trans>Loading the menu…</Trans>}
      className={styles.page}
    >
      <div className={styles.cards}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((bone) => (
          <Skeleton key={bone} shape="block" />
        ))}
      </div>
    </CopyUnread>
  );
}
