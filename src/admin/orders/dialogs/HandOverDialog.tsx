import { Trans, useLingui } from '@lingui/react/macro';
import { TAKEN_METHODS } from '#domain/tender-methods';
import type { OrderOnBoard } from '../../../data/orders/staff-board';
import { formatMoney } from '../../../i18n/language';
import { Button } from '../../../ui/controls/controls';
import { Stack } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';

export type TakenMethod = (typeof TAKEN_METHODS)[number];

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
  const words = { cash: t`Cash`, card: t`Card`, transfer: t`Transfer` };
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
            {words[method]}
          </Button>
        ))}
        <Button tone="quiet" onClick={() => onHandOver()}>{t`Not paid yet`}</Button>
      </Stack>
    </Dialog>
  );
}
