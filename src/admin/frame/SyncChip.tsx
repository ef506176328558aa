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
import { useEffect, useState } from 'react';
import { type Live, useLive } from '../../data/react/staff/use-live';
import { formatTime } from '../../i18n/format';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { hiddenOnPhone } from '../../ui/layout/VisuallyHidden.css';
import { useLastContact } from '../page/board-clock';
import { QueueDialog } from '../queue/QueueDialog';
import { askToSignIn } from '../shared/sending';
import * as styles from './SyncChip.css';

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

/** Lists the sync states, the most urgent first. */
type SyncState = 'attention' | 'signed-out' | 'offline' | 'waiting' | 'polling' | 'live';

type Shown = { state: SyncState; count: number };

// A quick send neither flickers nor causes an announcement.
const SETTLE_MS = 800;

/** Returns the sync state and count, once stable for a moment. */
function useSyncState(): Shown {
  const live = useLive();
  const state = syncStateOf(live);
  const count = live.attention > 0 ? live.attention : live.waiting;
  const [shown, setShown] = useState<Shown>({ state, count });
  useEffect(() => {
    const timer = setTimeout(() => setShown({ state, count }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [state, count]);
  return shown;
}

function syncStateOf({ state, waiting, attention }: Live): SyncState {
  if (attention > 0) return 'attention';
  const isConnected = state === 'live' || state === 'polling';
  return isConnected && waiting > 0 ? 'waiting' : state;
}
