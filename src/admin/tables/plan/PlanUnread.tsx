import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/feedback/states';
import type { Reading } from '../../shared/Read';
import { CopyUnread } from '../../shared/Read';
import * as styles from './TablePlan.css';

export function PlanUnread(reading: Reading) {
  return (
    <CopyUnread
      {...reading}
      title={<Trans>This tablet can't read its tables right now</Trans>}
      loading={<Trans>Loading the tables…</Trans>}
      className={styles.page}
    >
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </CopyUnread>
  );
}
