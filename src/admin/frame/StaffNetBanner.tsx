import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { useLiveState } from '../../data/react/staff/use-live';
import { useNet } from '../../data/react/use-net';
import { formatTime } from '../../i18n/format';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { hiddenOnPhone } from '../../ui/layout/VisuallyHidden.css';
import { useAfterTap } from '../../ui/use-after-tap';
import { useLastContact } from '../page/board-clock';
import * as styles from './StaffNetBanner.css';

/** Shows since when nothing new can arrive. */
export function StaffNetBanner() {
  return useAfterTap(useLiveState()) === 'offline' ? <NoConnection /> : null;
}

function NoConnection() {
  const lastContactAt = useLastContact();
  const { retry } = useNet();
  const time = lastContactAt === null ? null : formatTime(lastContactAt, 'tr');
  return (
    <Banner
      tone="honey"
      loud
      className={styles.banner}
      icon={<CloudOff aria-hidden="true" size={22} />}
      action={
        <Button tone="quiet" size="compact" className={styles.action} onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {time === null ? (
        <Trans>
          No connection.{' '}
          <span className={hiddenOnPhone}>
            This tablet keeps working; new online orders can't arrive.
          </span>
        </Trans>
      ) : (
        <Trans>
          No connection since {time}.{' '}
          <span className={hiddenOnPhone}>
            This tablet keeps working; new online orders can't arrive.
          </span>
        </Trans>
      )}
    </Banner>
  );
}
