import { Trans } from '@lingui/react/macro';
import type { OrderOnBoard } from '../../data/react/use-staff-orders';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';

type CancelOrderDialogProps = {
  order: OrderOnBoard | null;
  onCancel: (order: OrderOnBoard) => void;
  onKeep: () => void;
};

/** Cancelling has no way back, so it is asked for by name. */
export function CancelOrderDialog({ order, onCancel, onKeep }: CancelOrderDialogProps) {
  const code = order?.code;
  return (
    <ConfirmDialog
      isOpen={order !== null}
      title={<Trans>Cancel order {code}?</Trans>}
      confirmLabel={<Trans>Cancel the order</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      onConfirm={() => order && onCancel(order)}
      onCancel={onKeep}
    >
      <Trans>The kitchen may have started. This can't be undone.</Trans>
    </ConfirmDialog>
  );
}
