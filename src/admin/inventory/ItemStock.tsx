import { Trans } from '@lingui/react/macro';
import type { InventoryUnit } from '#domain/inventory/inventory-item';
import type { Choice } from '#domain/resource/field';
import type { ResourceRecord } from '#domain/resource/resource';
import { useMovements } from '../../data/react/staff/use-movements';
import { useNet } from '../../data/react/use-net';
import { Button } from '../../ui/controls/Button';
import { LeaveGuard } from '../shared/NotAllowed';
import * as styles from './Inventory.css';
import { MovementList } from './MovementList';
import { StockForm } from './StockForm';
import { type BookingKind, useStockDraft } from './use-stock-draft';

type ItemStockProps = {
  item: ResourceRecord;
  suppliers: readonly Choice[];
  mayBook: boolean;
  onBooked: () => void;
};

/** Shows an item's movements and the forms that add one. */
export function ItemStock({ item, suppliers, mayBook, onBooked }: ItemStockProps) {
  const movements = useMovements(String(item.id));
  const booking = useStockDraft(item);
  const { draft } = booking;
  const isOffline = useNet().state === 'offline';
  const unit = item.unit as InventoryUnit;
  return (
    <section className={styles.section} aria-labelledby="stock-movements">
      <h3 id="stock-movements" className={styles.heading}>
        <Trans>Movements</Trans>
      </h3>
      {mayBook && !draft && <Actions isOffline={isOffline} onChoose={booking.begin} />}
      {booking.isKept && (
        <p role="status" className={styles.hint}>
          <Trans>Your unsaved changes from before are still here.</Trans>
        </p>
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
      <MovementList movements={movements} unit={unit} suppliers={suppliers} />
    </section>
  );
}

type ActionsProps = { isOffline: boolean; onChoose: (kind: BookingKind) => void };

function Actions({ isOffline, onChoose }: ActionsProps) {
  const choose = (kind: BookingKind) => () => !isOffline && onChoose(kind);
  return (
    <div className={styles.actions}>
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
