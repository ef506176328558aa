import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { INVENTORY, UNIT_WORDS } from '#domain/inventory/inventory-item';
import type { Delivery } from '#domain/inventory/recipe';
import type { RecordPage } from '#domain/resource/resource';
import { SUPPLIERS } from '#domain/suppliers/supplier';
import { useStaffFigures } from '../../data/react/use-staff';
import { localized, useLanguage } from '../../i18n/language';
import { Hint, Stack, Text } from '../../ui/layout/Flow';
import * as styles from '../inventory/Inventory.css';
import { useUnitWord } from '../inventory/StockForm';
import { RecordsPage } from '../records/RecordsPage';
import { Entries, Part } from '../shared/Panel';
import * as parts from '../shared/Parts.css';
import { formatCount, moneyText, Read, useTimeText } from '../shared/Read';

function SupplierStock({ supplierId }: { supplierId: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const unitWord = useUnitWord();
  const timeText = useTimeText();
  const items = useStaffFigures<RecordPage>(`${INVENTORY.path}?supplierId=${supplierId}&limit=200`);
  const last = useStaffFigures<{ deliveries: Delivery[] }>(
    `/api/admin/suppliers/${supplierId}/deliveries`,
  );
  return (
    <>
      <Part id="supplier-items" title={t`Items`}>
        <Read of={items}>
          {({ rows }) => (
            <Entries rows={rows} empty={t`No stock item names this supplier.`}>
              {({ id, currentStock, unit, ...item }) => (
                <li key={id} className={parts.row}>
                  <Link to="/admin/inventory" search={{ id: String(id) }} className={styles.what}>
                    {INVENTORY.title(item, language)}
                  </Link>
                  <span className={styles.amount}>
                    <span lang="tr">{formatCount(Number(currentStock))}</span> {unitWord(unit)}
                  </span>
                </li>
              )}
            </Entries>
          )}
        </Read>
      </Part>
      <Part id="supplier-deliveries" title={t`Last deliveries`}>
        <Read of={last}>
          {({ deliveries }) => (
            <Entries rows={deliveries} empty={t`No deliveries recorded yet.`}>
              {({ id, at, by, note, lines }) => (
                <li key={id} className={styles.delivery}>
                  <span className={styles.what}>
                    {[timeText(at), by].filter(Boolean).join(' · ')}
                  </span>
                  <Stack as="ul" gap={0}>
                    {lines.map((line) => (
                      <Text as="li" size="small" tone="muted" key={line.itemId}>
                        <span lang="tr">{formatCount(line.quantity)}</span>{' '}
                        {UNIT_WORDS[line.unit][language]} {localized(line, 'name', language)}
                        {line.unitCost !== null && (
                          <>
                            {' · '}
                            <span lang="tr">{moneyText(line.unitCost)}</span>
                          </>
                        )}
                      </Text>
                    ))}
                  </Stack>
                  {note && <Hint as="span">{note}</Hint>}
                </li>
              )}
            </Entries>
          )}
        </Read>
      </Part>
    </>
  );
}

export function SuppliersPage() {
  return (
    <RecordsPage
      resource={SUPPLIERS}
      more={({ id }) => <SupplierStock key={id} supplierId={String(id)} />}
    />
  );
}
