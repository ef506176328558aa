import { Trans, useLingui } from '@lingui/react/macro';
import { cancelOrder } from '../../../data/commands/orders/cancel-order';
import { useCommand } from '../../../data/react/use-command';
import { Banner } from '../../../ui/feedback/Banner';
import { AskFirst } from '../../shared/AskFirst';

type CancelActionProps = { orderId: string; isPending: boolean };

/** Cancels an order that staff have not confirmed yet. */
export function CancelAction({ orderId, isPending }: CancelActionProps) {
  const { t } = useLingui();
  const cancel = useCommand(cancelOrder);
  if (isPending) return <CancelPending />;
  return (
    <AskFirst
      task={() => cancel({ orderId })}
      label={t`Cancel this order`}
      question={t`Cancel this order?`}
      keep={t`Keep it`}
    >
      <Trans>If the bar already has your order, we tell them. If not, nothing is sent.</Trans>
    </AskFirst>
  );
}

/** Shows an order cancelled here whose cancellation the server does not have yet. */
export function CancelPending() {
  const { t } = useLingui();
  return <Banner tone="honey" shape="box">{t`Telling the bar that you cancel…`}</Banner>;
}
