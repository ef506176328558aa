import { Plural, Trans } from '@lingui/react/macro';
import { type DashboardStats, POPULAR_DAYS } from '#domain/staff/dashboard-stats';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './Dashboard.css';
import { DashboardSection } from './DashboardSection';

export function PopularItems({ items }: { items: DashboardStats['popularItems'] }) {
  const language = useLanguage();
  return (
    <DashboardSection
      title={<Trans>Popular Items</Trans>}
      hint={<Trans>Last {POPULAR_DAYS} days</Trans>}
    >
      {items.length === 0 ? (
        <p className={styles.none}>
          <Trans>No data available</Trans>
        </p>
      ) : (
        <ol className={styles.rows}>
          {items.map((item) => (
            <li key={item.nameEn} className={styles.row}>
              <span className={styles.rowName}>{localized(item, 'name', language)}</span>
              <span className={styles.rowFact}>
                <Plural value={item.orders} one="# order" other="# orders" />
              </span>
            </li>
          ))}
        </ol>
      )}
    </DashboardSection>
  );
}
