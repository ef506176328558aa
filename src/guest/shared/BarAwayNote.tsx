import { useLingui } from '@lingui/react/macro';
import { WifiOff, X } from 'lucide-react';
import { useStore } from '../../data/react/use-store';
import { useTabletPresence } from '../../data/react/use-tablet-presence';
import { tabletPresenceStore } from '../../data/start/guest-live-channel';
import { createStore } from '../../data/store';
import { IconButton } from '../../ui/controls/IconButton';
import { Banner } from '../../ui/feedback/Banner';
import * as styles from './shared.css';

// A dismissed note stays hidden until a tablet was connected again.
const closed = createStore(false);
tabletPresenceStore.subscribe(() => tabletPresenceStore.get() === 'there' && closed.set(false));

export function BarAwayNote() {
  const { t } = useLingui();
  const isClosed = useStore(closed);
  if (useTabletPresence() !== 'away' || isClosed) return null;
  return (
    <Banner
      tone="honey"
      shape="box"
      className={styles.note}
      icon={<WifiOff size={20} />}
      action={
        <IconButton
          label={t`Hide this note`}
          icon={<X size={20} />}
          size="compact"
          onClick={() => closed.set(true)}
        />
      }
    >
      {t`The bar's screen is offline. In a hurry? Call us.`}
    </Banner>
  );
}
