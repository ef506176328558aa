import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  CircleAlert,
  CloudCheck,
  CloudOff,
  Hourglass,
  type LucideIcon,
  RefreshCw,
} from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '../../i18n/format';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { hiddenOnPhone } from '../../ui/layout/VisuallyHidden.css';
import { useLastContact } from '../page/board-clock';
import { QueueDialog } from '../queue/QueueDialog';
import { askToSignIn } from '../shared/sending';
import * as styles from './SyncChip.css';
import { type SyncState, useSyncState } from './use-sync-state';

const LOOK: Record<SyncState, { tone: keyof typeof styles.tone; icon: LucideIcon }> = {
  attention: { tone: 'danger', icon: CircleAlert },
  'signed-out': { tone: 'danger', icon: CircleAlert },
  offline: { tone: 'honey', icon: CloudOff },
  waiting: { tone: 'honey', icon: Hourglass },
  polling: { tone: 'calm', icon: RefreshCw },
  live: { tone: 'calm', icon: CloudCheck },
};

/** Shows the sync state and opens the queue of unsent changes. */
export function SyncChip() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const lastContactAt = useLastContact();
  const { state, count } = useSyncState();
  const { tone, icon: Icon } = LOOK[state];
  const words: Record<SyncState, string> = {
    attention: t`${plural(count, { one: '# needs you', other: '# need you' })}`,
    'signed-out': t`Couldn't sync`,
    // The banner reports the lost connection; the chip reports the waiting changes.
    offline: count > 0 ? t`${count} waiting` : t`Offline`,
    waiting: t`${count} waiting`,
    polling: t`Syncing…`,
    live: t`Up to date`,
  };
  const lastContact = lastContactAt === null ? null : formatTime(lastContactAt, 'tr');
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={classNames(styles.chip, styles.tone[tone])}
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden="true" size={18} />
        <VisuallyHidden>
          <Trans>Sync:</Trans>{' '}
        </VisuallyHidden>
        <span className={tone === 'calm' ? hiddenOnPhone : undefined}>{words[state]}</span>
        {lastContact && (
          <VisuallyHidden>
            {' '}
            <Trans>Last sync {lastContact}</Trans>
          </VisuallyHidden>
        )}
      </button>
      {/* Screen readers do not announce a change of a button's label. */}
      <VisuallyHidden>
        <span role="status">{words[state]}</span>
      </VisuallyHidden>
      {isOpen && (
        <QueueDialog
          onClose={() => setOpen(false)}
          onSignIn={() => {
            setOpen(false);
            askToSignIn();
          }}
        />
      )}
    </>
  );
}
