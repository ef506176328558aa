import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CancelReason } from '#domain/orders/order';
import { CANCEL_REASONS, cancelReasonOf } from '#domain/orders/order';
import type { TakenMethod } from '#domain/tender-methods';
import { TAKEN_METHODS } from '#domain/tender-methods';
import type { OrderOnBoard } from '../../../data/react/use-staff';
import { formatMoney } from '../../../i18n/language';
import { Button } from '../../../ui/controls/controls';
import { RadioCards } from '../../../ui/form/inputs/inputs';
import { Stack } from '../../../ui/layout/Flow';
import { ConfirmDialog, Dialog } from '../../../ui/overlays/Dialog';
import { METHOD_WORDS, REASON_WORDS } from '../shared/board-view';

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

type HandOverDialogProps = {
  order: OrderOnBoard;
  openKurus: number;
  /** Without a method the bill stays open. */
  onHandOver: (paidBy?: TakenMethod) => void;
  onClose: () => void;
};

/** Asks how an order for collection or delivery was paid; each choice hands it over. */
export function HandOverDialog({ order, openKurus, onHandOver, onClose }: HandOverDialogProps) {
  const { t } = useLingui();
  const { code } = order;
  const shown = (
    <span lang="tr" translate="no">
      {formatMoney(openKurus, 'tr')}
    </span>
  );
  return (
    <Dialog
      variant="choice"
      title={<Trans>Handed over: {shown}</Trans>}
      description={
        <Trans>
          <span translate="no">{code}</span>, how was it paid?
        </Trans>
      }
      onClose={onClose}
    >
      <Stack gap={12}>
        {TAKEN_METHODS.map((method) => (
          <Button
            key={method}
            size="cta"
            block
            tone={method === 'transfer' ? 'outline' : 'tonal'}
            trailing={method === 'transfer' ? undefined : shown}
            onClick={() => onHandOver(method)}
          >
            {t(METHOD_WORDS[method])}
          </Button>
        ))}
        <Button tone="quiet" onClick={() => onHandOver()}>{t`Not paid yet`}</Button>
      </Stack>
    </Dialog>
  );
}
