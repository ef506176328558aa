import { Trans } from '@lingui/react/macro';
import type { LateOrder } from '../../data/react/kiosk/use-kiosk';
import * as styles from './Kiosk.css';
import { KioskHeading } from './KioskHeading';

/** Out of order: staff have said so, or an order could not be sent in time. Its code stays for the team. */
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
