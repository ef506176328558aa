import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, ClipboardPen, ListChecks } from 'lucide-react';
import { INVENTORY } from '#domain/inventory/inventory-item';
import type { Movement } from '#domain/inventory/recipe';
import type { Choice, ResourceRecord } from '#domain/resource/resource';
import { useMovements } from '../../data/react/use-records';
import { useStaffFigures } from '../../data/react/use-staff';
import { useNet } from '../../data/react/use-stores';
import { useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { Hint, Row } from '../../ui/layout/Flow';
import { RecordsPage } from '../records/RecordsPage';
import type { ListAction } from '../records/RecordsTools';
import { ActionButton } from '../records/RecordsTools';
import { MoreButton } from '../shared/List';
import { Entries, Part } from '../shared/Panel';
import * as parts from '../shared/Parts.css';
import { formatCount, LeaveGuard, moneyText, Read, useMay, useTimeText } from '../shared/Read';
import * as styles from './Inventory.css';
import type { BookingKind } from './StockForm';
import {
  KIND_WORDS,
  REASON_WORDS,
  StockForm,
  signed,
  useStockDraft,
  useSupplierChoices,
  useUnitWord,
} from './StockForm';

type MovementRowProps = { movement: Movement; unit: string; supplier: Choice | undefined };

function MovementRow({ movement, unit, supplier }: MovementRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const timeText = useTimeText();
  const { kind, change, expected, reason, note, unitCost, orderCode, by, at } = movement;
  const should = expected === null ? null : formatCount(expected);
  const why = [
    reason && t(REASON_WORDS[reason]),
    orderCode,
    movement.brunchId && t`Brunch`,
    supplier?.label[language],
    unitCost && moneyText(unitCost),
    should !== null && t`Expected: ${should}`,
    note,
  ].filter(Boolean);
  return (
    <li className={parts.row}>
      <span className={styles.what}>
        {t(KIND_WORDS[kind])}
        {why.length > 0 && <Hint as="span">{why.join(' · ')}</Hint>}
        <Hint as="span">{[timeText(at), by].filter(Boolean).join(' · ')}</Hint>
      </span>
      <span className={styles.amount}>
        <strong lang="tr">{signed(change)}</strong>
        <Hint as="span">
          = <span lang="tr">{formatCount(movement.balance)}</span> {unit}
        </Hint>
      </span>
    </li>
  );
}

type ItemStockProps = {
  item: ResourceRecord;
  suppliers: readonly Choice[];
  mayBook: boolean;
  onBooked: () => void;
};

function ItemStock({ item, suppliers, mayBook, onBooked }: ItemStockProps) {
  const { t } = useLingui();
  const movements = useMovements(String(item.id));
  const { rows = null, isAsking, loadMore } = movements;
  const booking = useStockDraft(item);
  const { draft } = booking;
  const isOffline = useNet().state === 'offline';
  const unit = useUnitWord()(item.unit);
  const begins = (kind: BookingKind) => ({
    unavailable: isOffline,
    onClick: () => !isOffline && booking.begin(kind),
  });
  return (
    <Part id="stock-movements" title={t`Movements`}>
      {mayBook && !draft && (
        <Row align="stretch">
          <Button tone="tonal" {...begins('delivery')}>{t`Record a delivery`}</Button>
          <Button tone="outline" {...begins('waste')}>{t`Record waste`}</Button>
          <Button tone="outline" {...begins('correction')}>{t`Correct the stock`}</Button>
        </Row>
      )}
      {booking.isKept && (
        <Hint role="status">{t`Your unsaved changes from before are still here.`}</Hint>
      )}
      {mayBook && draft && (
        <StockForm
          key={draft.kind}
          draft={draft}
          item={item}
          suppliers={suppliers}
          onType={booking.type}
          onClose={booking.drop}
          onBooked={() => {
            booking.drop();
            movements.again();
            onBooked();
          }}
        />
      )}
      <LeaveGuard isDirty={booking.isDirty} />
      <Read of={{ ...movements, value: rows }} isDated>
        {(known) => (
          <Entries rows={known} empty={t`Nothing has moved yet.`}>
            {(movement) => (
              <MovementRow
                key={movement.seq}
                movement={movement}
                unit={unit}
                supplier={suppliers.find(({ value }) => value === movement.supplierId)}
              />
            )}
          </Entries>
        )}
      </Read>
      <MoreButton isAsking={isAsking} onMore={loadMore} />
    </Part>
  );
}

const ACTS: readonly ListAction[] = [
  {
    id: 'count',
    label: <Trans>Count the stock</Trans>,
    icon: <ClipboardPen size={20} />,
    to: '/admin/inventory/count',
  },
  {
    id: 'recipes',
    label: <Trans>Recipes</Trans>,
    icon: <BookOpen size={20} />,
    to: '/admin/inventory/recipes',
  },
];

function OrderListLink() {
  const { t } = useLingui();
  const { value } = useStaffFigures<{ items: unknown[] }>(`${INVENTORY.path}/low-stock`);
  const low = value?.items.length ?? 0;
  const action: ListAction = {
    id: 'order-list',
    label: low === 0 ? t`Order list` : t`Order list (${low} low)`,
    icon: <ListChecks size={20} />,
    to: '/admin/inventory/order-list',
  };
  return <ActionButton action={action} />;
}

export function InventoryPage() {
  const suppliers = useSupplierChoices();
  const mayBook = useMay(INVENTORY.change);
  return (
    <RecordsPage
      resource={INVENTORY}
      choices={{ supplierId: suppliers }}
      tools={mayBook && <OrderListLink />}
      actions={mayBook ? ACTS : []}
      more={(record, { again }) => (
        <ItemStock item={record} suppliers={suppliers} mayBook={mayBook} onBooked={again} />
      )}
    />
  );
}
