import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { InventoryUnit } from '#domain/inventory/inventory-item';
import type { Choice } from '#domain/resource/field';
import type { ResourceRecord } from '#domain/resource/resource';
import { useMovements } from '../../data/react/staff/use-movements';
import { useNet } from '../../data/react/use-net';
import { Button } from '../../ui/controls/Button';
import * as styles from './Inventory.css';
import { MovementList } from './MovementList';
import { type BookingKind, StockForm } from './StockForm';

type ItemStockProps = {
  item: ResourceRecord;
  suppliers: readonly Choice[];
  mayBook: boolean;
  onBooked: () => void;
};

/** An item's movements, and the forms that add one. */
export function ItemStock({ item, suppliers, mayBook, onBooked }: ItemStockProps) {
  const movements = useMovements(String(item.id));
  const [kind, setKind] = useState<BookingKind | null>(null);
  const isOffline = useNet().state === 'offline';
  const unit = item.unit as InventoryUnit;
  return (
    <section className={styles.section} aria-labelledby="stock-movements">
      <h3 id="stock-movements" className={styles.heading}>
        <Trans>Movements</Trans>
      </h3>
      {mayBook && kind === null && <Acts isOffline={isOffline} onChoose={setKind} />}
      {kind && (
        <StockForm
          key={kind}
          kind={kind}
          item={item}
          suppliers={suppliers}
          onClose={() => setKind(null)}
          onBooked={() => {
            setKind(null);
            movements.again();
            onBooked();
          }}
        />
      )}
      <MovementList movements={movements} unit={unit} suppliers={suppliers} />
    </section>
  );
}

type ActsProps = { isOffline: boolean; onChoose: (kind: BookingKind) => void };

function Acts({ isOffline, onChoose }: ActsProps) {
  const choose = (kind: BookingKind) => () => !isOffline && onChoose(kind);
  return (
    <div className={styles.acts}>
      <Button tone="tonal" unavailable={isOffline} onClick={choose('delivery')}>
        <Trans>Book a delivery</Trans>
      </Button>
      <Button tone="outline" unavailable={isOffline} onClick={choose('waste')}>
        <Trans>Book waste</Trans>
      </Button>
      <Button tone="outline" unavailable={isOffline} onClick={choose('correction')}>
        <Trans>Correct the stock</Trans>
      </Button>
    </div>
  );
}
