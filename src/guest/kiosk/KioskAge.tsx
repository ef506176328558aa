import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/controls/Button';
import * as styles from './Kiosk.css';
import { KioskHeading } from './KioskHeading';

/** Asks every guest for their age; the kiosk stores no answer. */
export function KioskAge({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  return (
    <main className={styles.centre}>
      <KioskHeading>
        <Trans>Are you 18 or older?</Trans>
      </KioskHeading>
      <p className={styles.words}>
        <Trans>We serve alcohol. You must be 18 to order here.</Trans>
      </p>
      <div className={styles.actions}>
        <Button tone="outline" size="cta" block onClick={onNo}>
          <Trans>No</Trans>
        </Button>
        <Button size="cta" block onClick={onYes}>
          <Trans>Yes, I'm 18 or older</Trans>
        </Button>
      </div>
    </main>
  );
}
