import { Trans, useLingui } from '@lingui/react/macro';
import { OctagonPause } from 'lucide-react';
import { retryOrder } from '../../data/commands/retry-order';
import { useCommand } from '../../data/react/use-command';
import { DecisionActs } from './DecisionActs';
import { LocalReceipt } from './LocalReceipt';
import { OrderCode } from './OrderCode';
import type { LocalOrder } from './order-on-device';
import { ShowToTeam } from './ShowToTeam';
import { StateHeader } from './StateHeader';

type StuckOrderProps = { local: LocalOrder; isTooOld: boolean };

/** It will not go by itself: this version is too old to send it, or the bar's computer stumbles over it. */
export function StuckOrder({ local, isTooOld }: StuckOrderProps) {
  const { t } = useLingui();
  const retry = useCommand(retryOrder);
  return (
    <>
      <StateHeader
        tone="danger"
        icon={<OctagonPause aria-hidden="true" size={32} />}
        title={t`Your order is not sent`}
      >
        <p>
          {isTooOld ? (
            <Trans>This version is too old to send orders. Update now; your basket stays.</Trans>
          ) : (
            <Trans>We tried several times and something went wrong on our side.</Trans>
          )}
        </p>
        <p>
          <Trans>It stays saved on this phone. Try again, or order with the team.</Trans>
        </p>
        <OrderCode code={local.code} />
      </StateHeader>
      <ShowToTeam local={local} />
      <LocalReceipt local={local} />
      <DecisionActs
        orderId={local.id}
        accept={
          isTooOld
            ? { words: <Trans>Update</Trans>, act: reload }
            : { words: <Trans>Try again</Trans>, act: () => retry({ orderId: local.id }) }
        }
      />
    </>
  );
}

async function reload(): Promise<void> {
  window.location.reload();
}
