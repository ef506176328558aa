import { Trans, useLingui } from '@lingui/react/macro';
import { Hourglass, Send } from 'lucide-react';
import type { OrderOnDevice } from '../../../data/orders/order-on-device';
import { useNet } from '../../../data/react/use-net';
import { CancelAction } from '../parts/CancelAction';
import { LocalReceipt } from '../parts/LocalReceipt';
import { OrderPart } from '../parts/OrderPart';
import { StatusTimeline } from '../parts/StatusTimeline';
import { OrderCode } from '../shared/OrderCode';
import { StateHeader } from '../shared/StateHeader';
import { ShowCodeButton } from '../show-code/ShowCodeButton';
import { CheaperNews } from './CheaperNews';
import { UnsavedWarning } from './UnsavedWarning';
import { useWaitingTitle } from './use-waiting-title';

type Waiting = Extract<OrderOnDevice, { sentAt: number | null }> & { state: 'queued' | 'sending' };

/** Queued on this phone; must not look like a confirmation. */
export function WaitingOrder({ order }: { order: Waiting }) {
  const { t } = useLingui();
  const net = useNet();
  const { local } = order;
  // Retries while offline do not count as sending.
  const isSending = order.state === 'sending' && net.state !== 'offline';
  const title = useWaitingTitle(isSending, local.isUnsaved);
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
          <HowFar order={order} isSending={isSending} />
        </p>
        {net.state === 'slow' && (
          <p>
            <Trans>Slow connection. Still trying…</Trans>
          </p>
        )}
        <OrderCode code={local.code} />
      </StateHeader>
      {local.isUnsaved && <UnsavedWarning />}
      {local.wasKurus !== null && (
        <CheaperNews wasKurus={local.wasKurus} nowKurus={local.totalKurus} />
      )}
      <OrderPart title={<Trans>Status</Trans>}>
        <StatusTimeline order={order} />
      </OrderPart>
      {!order.cancelPending && <ShowCodeButton local={local} />}
      <LocalReceipt local={local} />
      <CancelAction orderId={local.id} isPending={order.cancelPending} />
    </>
  );
}

function HowFar({ order, isSending }: { order: Waiting; isSending: boolean }) {
  if (isSending) return <Trans>No answer from the bar yet.</Trans>;
  if (order.sentAt === null) {
    return (
      <Trans>
        It hasn't reached the bar yet. It sends by itself when you're back online. Keep this page
        open.
      </Trans>
    );
  }
  return (
    <Trans>
      We don't know yet whether it reached the bar. It sends by itself when you're back online, and
      only once. Keep this page open.
    </Trans>
  );
}
