import { Trans, useLingui } from '@lingui/react/macro';
import {
  CircleAlert,
  CloudCheck,
  CloudOff,
  Hourglass,
  type LucideIcon,
  RefreshCw,
} from 'lucide-react';
import { formatTime } from '../../i18n/format';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import * as styles from './SyncChip.css';
import { useLastContact } from './use-last-contact';
import { type SyncState, useSyncState } from './use-sync-state';

const LOOK: Record<SyncState, { tone: keyof typeof styles.tone; icon: LucideIcon }> = {
  attention: { tone: 'danger', icon: CircleAlert },
  'signed-out': { tone: 'danger', icon: CircleAlert },
  offline: { tone: 'honey', icon: CloudOff },
  waiting: { tone: 'honey', icon: Hourglass },
  polling: { tone: 'calm', icon: RefreshCw },
  live: { tone: 'calm', icon: CloudCheck },
};

/** How fresh this screen is, in a word and a picture. */
export function SyncChip() {
  const { t } = useLingui();
  const lastContactAt = useLastContact();
  const { state, count } = useSyncState();
  const { tone, icon: Icon } = LOOK[state];
  const words: Record<SyncState, string> = {
    attention: t`${count} need you`,
    'signed-out': t`Couldn't sync`,
    // The banner says that there is no connection; the chip, what waits for it.
    offline: count > 0 ? t`${count} waiting` : t`Offline`,
    waiting: t`${count} waiting`,
    polling: t`Syncing…`,
    live: t`Up to date`,
  };
  const lastContact = lastContactAt === null ? null : formatTime(lastContactAt, 'tr');
  return (
    <div className={classNames(styles.chip, styles.tone[tone])}>
      <Icon aria-hidden="true" size={18} />
      <VisuallyHidden>
        <Trans>Sync:</Trans>
      </VisuallyHidden>
      <span role="status">{words[state]}</span>
      {lastContact && (
        <VisuallyHidden>
          <Trans>Last sync {lastContact}</Trans>
        </VisuallyHidden>
      )}
    </div>
  );
}
