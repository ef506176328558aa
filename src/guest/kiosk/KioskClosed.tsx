import { Trans } from '@lingui/react/macro';
import type { LateOrder } from '../../data/react/kiosk/use-kiosk';
import * as styles from './Kiosk.css';
import { KioskHeading } from './KioskHeading';

/** Tells guests that the kiosk is out of order: staff closed it, or an order with its code could not be sent. */
export function KioskClosed({ late }: { late: readonly LateOrder[] }) {
  return (
    <main className={styles.centre}>
      <KioskHeading>
        <Trans>Out of order</Trans>
      </KioskHeading>
      <p className={styles.words}>
        <Trans>Please ask the team.</Trans>
      </p>
      {late.length > 0 && (
        <>
          <p className={styles.words}>
            <Trans>Not sent, the bar doesn't have it:</Trans>
          </p>
          <ul className={styles.late}>
            {late.map(({ id, code }) => (
              <li key={id} translate="no" className={styles.code}>
                {code}
              </li>
            ))}
          </ul>
        </>
      )}
    </main>
  );
}
