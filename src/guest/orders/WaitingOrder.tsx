import { Trans, useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { Hourglass, Send } from 'lucide-react';
import type { LocalOrder } from '../../data/orders/my-order';
import { useNet } from '../../data/react/use-net';
import { CancelAct } from './CancelAct';
import { LocalReceipt } from './LocalReceipt';
import { OrderCode } from './OrderCode';
import { ShowToTeam } from './ShowToTeam';
import { StateHeader } from './StateHeader';
import { UnsavedWarning } from './UnsavedWarning';
import { useWaitingTitle } from './use-waiting-title';

type WaitingOrderProps = {
  state: 'queued' | 'sending';
  local: LocalOrder;
  cancelPending: boolean;
};

/** On this phone and not yet at the bar: it looks and reads nothing like a confirmation. */
export function WaitingOrder({ state, local, cancelPending }: WaitingOrderProps) {
  const { t } = useLingui();
  const net = useNet();
  const isUnsaved = useRouterState({ select: ({ location }) => location.state.isUnsaved === true });
  // Every now and then an attempt is made into the void: that is not sending.
  const isSending = state === 'sending' && net.state !== 'offline';
  const title = useWaitingTitle(isSending, isUnsaved);
  return (
    <>
      <StateHeader
        tone="honey"
        icon={
          isSending ? (
            <Send aria-hidden="true" size={32} />
          ) : (
            <Hourglass aria-hidden="true" size={32} />
          )
        }
        title={title}
        pageTitle={isSending ? title : t`Waiting to send`}
      >
        <p>
          {isSending || isUnsaved ? (
            <Trans>It hasn't reached the bar yet.</Trans>
          ) : (
            <Trans>
              It hasn't reached the bar yet. It sends by itself when you're back online. Keep this
              page open.
            </Trans>
          )}
        </p>
        {net.state === 'slow' && (
          <p>
            <Trans>Slow connection. Still trying…</Trans>
          </p>
        )}
        <OrderCode code={local.code} />
      </StateHeader>
      {isUnsaved && <UnsavedWarning />}
      <ShowToTeam local={local} />
      <LocalReceipt local={local} />
      <CancelAct orderId={local.id} isPending={cancelPending} />
    </>
  );
}
