import { Trans } from '@lingui/react/macro';
import type { KioskOrder } from '../../data/react/kiosk/use-kiosk';
import * as styles from './Kiosk.css';
import { KioskHeading } from './KioskHeading';
import { KioskLost } from './KioskLost';

/** Tells guests that the kiosk is out of order: staff closed it, or an order with its code was not sent. */
export function KioskClosed({ lost }: { lost: readonly KioskOrder[] }) {
  return (
    <main className={styles.centre}>
      <KioskHeading>
        <Trans>Out of order</Trans>
      </KioskHeading>
      <p className={styles.words}>
        <Trans>Please ask the team.</Trans>
      </p>
      <KioskLost lost={lost} />
    </main>
  );
}
