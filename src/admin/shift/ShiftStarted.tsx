import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useInstall } from '../../data/react/use-install';
import { useLive } from '../../data/react/use-live';
import { useStore } from '../../data/react/use-store';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import { barSound } from '../alarm/bar-sound';
import type { SoundState } from '../alarm/order-sound';
import { hasWholeScreen, screenLight } from './bar-shift';
import { IosSteps } from './IosSteps';
import * as styles from './StartShift.css';

/** What the tap has brought, checked by the ear of who stands there. */
export function ShiftStarted({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const sound = useSyncExternalStore(barSound.subscribe, barSound.state, (): SoundState => 'off');
  const screen = useStore(screenLight.state);
  const { state: line } = useLive();
  const { canInstall, install } = useInstall();
  const [isWhole] = useState(hasWholeScreen);
  const [isDeaf, setDeaf] = useState(false);
  const isConnected = line === 'live' || line === 'polling';
  return (
    <Dialog
      title={<Trans>Is everything right?</Trans>}
      description={<Trans>You should have heard two notes.</Trans>}
      onClose={onClose}
      footer={
        <Button size="cta" block onClick={onClose}>
          <Trans>I heard it, start</Trans>
        </Button>
      }
    >
      <ul className={styles.checks}>
        <Check
          isGood={sound === 'on'}
          fact={sound === 'on' ? t`Sound is on` : t`Sound is blocked`}
          why={isDeaf && t`Turn up the volume of the tablet and look for its silent switch.`}
        >
          <Button
            tone="outline"
            onClick={() => {
              barSound.turn(true);
              setDeaf(true);
            }}
          >
            <Trans>Play it again</Trans>
          </Button>
        </Check>
        <Check
          isGood={screen === 'on'}
          fact={screen === 'on' ? t`The screen stays on` : t`The screen may go dark`}
          why={screen !== 'on' && t`Set the tablet's own settings so that it never sleeps.`}
        />
        <Check
          isGood={isWhole}
          fact={isWhole ? t`The whole screen is used` : t`The browser's bars are in sight`}
          why={!isWhole && t`Install on this tablet for full screen and offline work.`}
        >
          {canInstall ? (
            <Button tone="outline" onClick={() => void install()}>
              <Trans>Install</Trans>
            </Button>
          ) : (
            <IosSteps />
          )}
        </Check>
        <Check
          isGood={isConnected}
          fact={isConnected ? t`Connected to the bar` : t`No connection to the bar`}
        />
      </ul>
    </Dialog>
  );
}

type CheckProps = { isGood: boolean; fact: string; why?: string | false; children?: ReactNode };

function Check({ isGood, fact, why = false, children }: CheckProps) {
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <li className={styles.check}>
      <Icon aria-hidden="true" size={24} className={isGood ? styles.good : styles.bad} />
      <span className={styles.fact}>
        {fact}
        {why !== false && <p className={styles.why}>{why}</p>}
      </span>
      {children}
    </li>
  );
}
