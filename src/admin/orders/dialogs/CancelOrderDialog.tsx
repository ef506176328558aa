import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CANCEL_REASONS, type CancelReason, cancelReasonOf } from '#domain/orders/order';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-rows';
import { RadioCards } from '../../../ui/form/inputs/inputs';
import { ConfirmDialog } from '../../../ui/overlays/Dialog';
import { REASON_WORDS } from '../shared/board-view';

type CancelOrderDialogProps = {
  order: OrderOnBoard;
  onCancel: (order: OrderOnBoard, reason: CancelReason) => void;
  onKeep: () => void;
};

/** Asks for confirmation and a reason, because cancelling is final. The shift report lists the reason. */
export function CancelOrderDialog({ order, onCancel, onKeep }: CancelOrderDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { code } = order;

  function confirm() {
    if (reason === null) setMissing(true);
    else onCancel(order, reason);
  }

  return (
    <ConfirmDialog
      title={<Trans>Cancel order {code}?</Trans>}
      confirmLabel={<Trans>Cancel the order</Trans>}
      cancelLabel={<Trans>Don't cancel</Trans>}
      onConfirm={confirm}
      onCancel={onKeep}
      question={
        <RadioCards
          label={<Trans>Why?</Trans>}
          layout="grid"
          value={reason}
          options={CANCEL_REASONS.map((value) => ({ value, title: t(REASON_WORDS[value]) }))}
          onChange={(value) => setReason(cancelReasonOf(value))}
          {...(isMissing && reason === null ? { error: t`Choose a reason` } : {})}
        />
      }
    >
      <Trans>The kitchen may have started. This can't be undone.</Trans>
    </ConfirmDialog>
  );
}
