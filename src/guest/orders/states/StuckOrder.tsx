import { Trans, useLingui } from '@lingui/react/macro';
import { OctagonPause } from 'lucide-react';
import { retryOrder } from '../../../data/commands/orders/unsent-order';
import type { LocalOrder } from '../../../data/orders/my-order';
import { useCommand } from '../../../data/react/use-command';
import { Button } from '../../../ui/controls/Button';
import { ActionFailed } from '../../shared/ActionFailed';
import * as styles from '../../shared/actions.css';
import { useAction } from '../../shared/use-action';
import { CancelAction } from '../parts/CancelAction';
import { LocalReceipt } from '../parts/LocalReceipt';
import { OrderCode } from '../shared/OrderCode';
import { StateHeader } from '../shared/StateHeader';
import { ShowCodeButton } from '../show-code/ShowCodeButton';

type StuckOrderProps = {
  state: 'blocked' | 'quarantined';
  local: LocalOrder;
  cancelPending: boolean;
};

/** Shows a blocked or quarantined order: the build is too old, or the server fails on this order. */
export function StuckOrder({ state, local, cancelPending }: StuckOrderProps) {
  const { t } = useLingui();
  const retry = useCommand(retryOrder);
  const isTooOld = state === 'blocked';
  const goOn = useAction(() => (isTooOld ? reload() : retry({ orderId: local.id })));
  return (
    <>
      <StateHeader
        tone="danger"
        icon={<OctagonPause aria-hidden="true" size={32} />}
        title={t`Your order is not sent`}
      >
        <p>
          {isTooOld ? (
            <Trans>This version is too old to send orders. Update now; your cart stays.</Trans>
          ) : (
            <Trans>We tried several times and something went wrong on our side.</Trans>
          )}
        </p>
        <p>{t`It stays saved on this phone. Try again, or order with the team.`}</p>
        <OrderCode code={local.code} />
      </StateHeader>
      <div className={styles.actions}>
        {goOn.failure && <ActionFailed code={goOn.failure} />}
        <Button size="cta" block busy={goOn.isBusy} onClick={() => goOn.run()}>
          {isTooOld ? <Trans>Update</Trans> : <Trans>Try again</Trans>}
        </Button>
      </div>
      {!cancelPending && <ShowCodeButton local={local} />}
      <LocalReceipt local={local} />
      <CancelAction orderId={local.id} isPending={cancelPending} />
    </>
  );
}

async function reload(): Promise<void> {
  window.location.reload();
}
