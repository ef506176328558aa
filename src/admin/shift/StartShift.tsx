import { Trans, useLingui } from '@lingui/react/macro';
import { Volume2, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStoredValue } from '../../data/react/core/use-stored-value';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import { Banner } from '../../ui/feedback/Banner';
import { hiddenBelowXl } from '../../ui/layout/VisuallyHidden.css';
import * as styles from '../page/Notice.css';
import { screenLight, shiftOn, startShift } from './bar-shift';
import { ShiftStarted } from './ShiftStarted';
import { SilentTablet } from './SilentTablet';

/** Starts the shift: one tap enables sound and the wake lock. */
export function StartShift() {
  const { t } = useLingui();
  const isOn = useStoredValue(shiftOn);
  const [isPutOff, putOff] = useState(false);
  const [isStarted, setStarted] = useState(false);

  useEffect(() => {
    if (isOn) void screenLight.keepOn();
  }, [isOn]);

  async function start() {
    await startShift();
    setStarted(true);
  }

  return (
    <>
      {isOn && <SilentTablet />}
      {!isOn && !isPutOff && (
        <Banner
          tone="lagoon"
          className={styles.banner}
          icon={<Volume2 aria-hidden="true" size={22} />}
          action={
            <span className={styles.actions}>
              <IconButton
                label={t`Not now`}
                icon={<X aria-hidden="true" size={20} />}
                size="compact"
                onClick={() => putOff(true)}
              />
              <Button size="compact" onClick={start}>
                <Trans>
                  Start shift <span className={hiddenBelowXl}>(sound + screen on)</span>
                </Trans>
              </Button>
            </span>
          }
        >
          <Trans>Sound is off: new orders make no noise here.</Trans>
        </Banner>
      )}
      {isStarted && <ShiftStarted onClose={() => setStarted(false)} />}
    </>
  );
}
