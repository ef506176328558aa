import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type InventoryCategory, UNIT_WORDS } from '#domain/inventory/inventory-item';
import type { DashboardStats } from '#domain/staff/dashboard-stats';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { LinkButton } from '../../ui/controls/LinkButton';
import { formatCount } from '../shared/figures';
import * as styles from './Dashboard.css';
import { DashboardSection } from './DashboardSection';

type LowItem = DashboardStats['lowInventory'][number];

/** Shows low stock, the emptiest item first. */
export function LowInventory({ items }: { items: readonly LowItem[] }) {
  return (
    <DashboardSection title={<Trans>Low Inventory</Trans>}>
      {items.length === 0 ? (
        <p className={styles.none}>
          <Trans>All items are well stocked</Trans>
        </p>
      ) : (
        <>
          <ul className={styles.rows}>
            {items.map((item) => (
              <LowRow key={item.nameEn} item={item} />
            ))}
          </ul>
          <LinkButton asChild tone="outline" block>
            <Link to="/admin/inventory">
              <Trans>Manage Inventory</Trans>
            </Link>
          </LinkButton>
        </>
      )}
    </DashboardSection>
  );
}

function LowRow({ item }: { item: LowItem }) {
  const { t } = useLingui();
  const language = useLanguage();
  const unit = UNIT_WORDS[item.unit][language];
  const least = formatCount(item.minStockLevel);
  return (
    <li className={styles.row}>
      <span className={styles.rowName}>
        {localized(item, 'name', language)}
        <span className={styles.rowHint}>{t(CATEGORY_WORDS[item.category])}</span>
      </span>
      <span className={styles.rowFact}>
        <strong className={styles.low}>
          <span lang="tr">{formatCount(item.currentStock)}</span> {unit}
        </strong>
        <span className={styles.rowHint}>
          <Trans>Min: {least}</Trans>
        </span>
      </span>
    </li>
  );
}

const CATEGORY_WORDS: Record<InventoryCategory, MessageDescriptor> = {
  beer: msg`Beer`,
  wine: msg`Wine`,
  spirits: msg`Spirits`,
  soft_drinks: msg`Soft drinks`,
  kitchen: msg`Kitchen`,
  shisha: msg`Shisha`,
  supplies: msg`Supplies`,
};
