import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/controls/Button';
import * as styles from './Kiosk.css';
import { KioskHeading } from './KioskHeading';

/** Asks every guest for their age; the kiosk stores no answer. */
export function KioskAge({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const { t } = useLingui();
  return (
    <main className={styles.centre}>
      <KioskHeading>{t`Are you 18 or older?`}</KioskHeading>
      <p className={styles.words}>{t`We serve alcohol. You must be 18 to order here.`}</p>
      <div className={styles.actions}>
        <Button tone="outline" size="cta" block onClick={onNo}>{t`No`}</Button>
        <Button size="cta" block onClick={onYes}>{t`Yes, I'm 18 or older`}</Button>
      </div>
    </main>
  );
}
