import { useLingui } from '@lingui/react/macro';
import type { KioskOrder } from '../../data/react/kiosk/use-kiosk';
import * as styles from './Kiosk.css';
import { KioskHeading } from './KioskHeading';
import { KioskLost } from './KioskLost';

/** Tells guests that the kiosk is out of order: staff closed it, or an order with its code was not sent. */
export function KioskClosed({ lost }: { lost: readonly KioskOrder[] }) {
  const { t } = useLingui();
  return (
    <main className={styles.centre}>
      <KioskHeading>{t`Out of order`}</KioskHeading>
      <p className={styles.words}>{t`Please ask the team.`}</p>
      <KioskLost lost={lost} />
    </main>
  );
}
