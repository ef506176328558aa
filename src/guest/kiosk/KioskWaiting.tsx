import { useLingui } from '@lingui/react/macro';
import type { KioskOrder } from '../../data/react/use-kiosk';
import * as styles from './KioskOrders.css';

/** Shows the codes of the orders that the bar does not have yet, to guests who come back and to the team. */
export function KioskWaiting({ waiting }: { waiting: readonly KioskOrder[] }) {
  const { t } = useLingui();
  return (
    <div role="status" className={styles.waiting}>
      {waiting.length > 0 && (
        <>
          <p>{t`The bar doesn't have these orders yet. We send them as soon as we can:`}</p>
          <ul className={styles.codes}>
            {waiting.map(({ id, code }) => (
              <li key={id} translate="no" className={styles.code}>
                {code}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
