import { Trans, useLingui } from '@lingui/react/macro';
import { type InventoryUnit, UNIT_WORDS } from '#domain/inventory/inventory-item';
import type { Movement } from '#domain/inventory/movement';
import { shownKurus } from '#domain/money';
import type { Choice } from '#domain/resource/field';
import type { useMovements } from '../../data/react/staff/use-movements';
import { formatDateTime, formatMoney } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { formatCount } from '../shared/figures';
import { ReadingFailed, UpdatedStamp } from '../shared/Read';
import * as styles from './Inventory.css';
import { KIND_WORDS, REASON_WORDS } from './movement-words';
import { signed } from './signed';

type MovementListProps = {
  movements: ReturnType<typeof useMovements>;
  unit: InventoryUnit;
  suppliers: readonly Choice[];
};

/** Shows an item's movements, newest first. */
export function MovementList({ movements, unit, suppliers }: MovementListProps) {
  const { rows, at, fault, isAsking, loadMore, again } = movements;
  return (
    <>
      {fault && <ReadingFailed isAsking={isAsking} onRetry={again} />}
      {fault && <UpdatedStamp at={at} hasFailed />}
      {!rows && !fault && <Skeleton shape="block" />}
      {rows?.length === 0 && (
        <p className={styles.hint}>
          <Trans>Nothing has moved yet.</Trans>
        </p>
      )}
      {rows && rows.length > 0 && (
        <ol className={styles.rows}>
          {rows.map((movement) => (
            <MovementRow
              key={movement.seq}
              movement={movement}
              unit={unit}
              supplier={suppliers.find(({ value }) => value === movement.supplierId)}
            />
          ))}
        </ol>
      )}
      {loadMore && (
        <Button tone="outline" busy={isAsking} className={styles.more} onClick={loadMore}>
          <Trans>Load 50 more</Trans>
        </Button>
      )}
    </>
  );
}

type MovementRowProps = {
  movement: Movement;
  unit: InventoryUnit;
  supplier: Choice | undefined;
};

function MovementRow({ movement, unit, supplier }: MovementRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { kind, change, expected, reason, note, unitCost, orderCode, by, at } = movement;
  const price = unitCost === null ? null : formatMoney(shownKurus(unitCost), 'tr');
  const should = expected === null ? null : formatCount(expected);
  const why = [
    reason && t(REASON_WORDS[reason]),
    orderCode,
    movement.brunchId && t`Brunch`,
    supplier?.label[language],
    price,
    should !== null && t`Expected: ${should}`,
    note,
  ].filter(Boolean);
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        {t(KIND_WORDS[kind])}
        {why.length > 0 && <span className={styles.hint}>{why.join(' · ')}</span>}
        <span className={styles.hint}>
          {[formatDateTime(Date.parse(at), language), by].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles.amount}>
        <strong lang="tr">{signed(change)}</strong>
        <span className={styles.hint}>
          = <span lang="tr">{formatCount(movement.balance)}</span> {UNIT_WORDS[unit][language]}
        </span>
      </span>
    </li>
  );
}
