import { Plural, Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import * as styles from './Kiosk.css';

type KioskIdleProps = { leftS: number; onStay: () => void; onLeave: () => void };

/** Asks whether the guest is still there. Every answer restarts the full time, as often as needed. */
export function KioskIdle({ leftS, onStay, onLeave }: KioskIdleProps) {
  return (
    <ConfirmDialog
      tone="outline"
      title={<Trans>Still there?</Trans>}
      confirmLabel={<Trans>Start over</Trans>}
      cancelLabel={<Trans>I'm still here</Trans>}
      onConfirm={onLeave}
      onCancel={onStay}
      question={
        <p role="timer" aria-live={leftS % 10 === 0 ? 'polite' : 'off'} className={styles.words}>
          <Plural
            value={leftS}
            one="# second, then it starts over"
            other="# seconds, then it starts over"
          />
        </p>
      }
    />
  );
}
