import { Trans } from '@lingui/react/macro';
import { shownKurus } from '#domain/money';
import { useStaffReading } from '../../../data/react/staff/use-staff-reading';
import { formatDateTime, formatMoney } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import * as styles from './MenuEdit.css';

type Prices = { prices: readonly { price: string; at: string; by: string }[] };

/** Shows the price history of an item. A new `v` reads the history again. */
export function PriceHistory({ itemId, v }: { itemId: number | string; v: number }) {
  const { value } = useStaffReading<Prices>(`/api/admin/menu/items/${itemId}/prices`, v);
  const language = useLanguage();
  if (!value || value.prices.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>
        <Trans>Price history</Trans>
      </h3>
      <ol className={styles.history}>
        {value.prices.map(({ price, at, by }) => (
          <li key={at}>
            <strong lang="tr">{formatMoney(shownKurus(price), 'tr')}</strong>
            {' · '}
            {formatDateTime(Date.parse(at), language)}
            {by && ` · ${by}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
