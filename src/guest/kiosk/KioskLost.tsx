import { useLingui } from '@lingui/react/macro';
import type { KioskOrder } from '../../data/react/use-kiosk';
import * as styles from './Kiosk.css';
import * as orders from './KioskOrders.css';

/** Shows the codes of the orders that the kiosk no longer sends, for the team. */
export function KioskLost({ lost }: { lost: readonly KioskOrder[] }) {
  const { t } = useLingui();
  if (lost.length === 0) return null;
  return (
    <>
      <p className={styles.words}>{t`Not sent, the bar doesn't have it:`}</p>
      <ul className={orders.lost}>
        {lost.map(({ id, code }) => (
          <li key={id} translate="no" className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
    </>
  );
}
