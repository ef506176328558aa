import { Trans } from '@lingui/react/macro';
import { BellOff } from 'lucide-react';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { barSound } from '../alarm/bar-sound';
import * as styles from '../page/Notice.css';

/** Tells that the browser blocks sound after a reload until a touch. */
export function SilentTablet() {
  const sound = useSyncExternalStore(barSound.subscribe, barSound.state, barSound.state);
  useLayoutEffect(() => barSound.restore(), []);
  if (sound === 'on') return null;
  return (
    <Banner
      tone="honey"
      loud
      className={styles.banner}
      icon={<BellOff aria-hidden="true" size={22} />}
      action={
        <Button size="compact" onClick={() => barSound.turn(true)}>
          <Trans>Turn the sound on</Trans>
        </Button>
      }
    >
      {sound === 'blocked' ? (
        <Trans>The sound is paused. Tap anywhere to turn it on.</Trans>
      ) : (
        <Trans>Sound is off: new orders make no noise here.</Trans>
      )}
    </Banner>
  );
}
