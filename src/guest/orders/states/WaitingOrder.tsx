import { Trans, useLingui } from '@lingui/react/macro';
import { Hourglass, Send, TriangleAlert } from 'lucide-react';
import type { OrderOnDevice } from '../../../data/orders/order-on-device';
import { useNet } from '../../../data/react/use-net';
import { Banner } from '../../../ui/feedback/Banner';
import { Stack } from '../../../ui/layout/Flow';
import { CancelAction } from '../parts/CancelAction';
import { LocalReceipt } from '../parts/LocalReceipt';
import { OrderPart } from '../parts/OrderFrame';
import { StatusTimeline } from '../parts/StatusTimeline';
import { OrderCode } from '../shared/OrderCode';
import { StateHeader } from '../shared/StateHeader';
import { ShowCodeButton } from '../show-code/ShowCodeButton';
import { CheaperNews } from './CheaperNews';

type Waiting = Extract<OrderOnDevice, { sentAt: number | null }> & { state: 'queued' | 'sending' };

/** Shows an order queued on this phone; the page must not look like a confirmation. */
export function WaitingOrder({ order }: { order: Waiting }) {
  const { t } = useLingui();
  const net = useNet();
  const { local } = order;
  // Online, a new order is sent at once. Offline, a retry is not shown as sending.
  const isFirstSending = order.sentAt === null && !order.cancelPending;
  const isSending = (order.state === 'sending' || isFirstSending) && net.state !== 'offline';
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
        {net.state === 'slow' && <p>{t`Slow connection. Still trying…`}</p>}
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

/** Warns that the order is not stored and exists only as long as this page. */
function UnsavedWarning() {
  const { t } = useLingui();
  return (
    <Banner tone="danger" shape="box" icon={<TriangleAlert aria-hidden="true" size={20} />}>
      <Stack gap={4}>
        <strong>{t`This phone could not save the order.`}</strong>
        <span>
          <Trans>
            Keep this page open until it is sent. If you close or reload it, the order is gone.
          </Trans>
        </span>
      </Stack>
    </Banner>
  );
}

/** Returns the headline of an unsent order: sending, or queued. */
function useWaitingTitle(isSending: boolean, isUnsaved: boolean): string {
  const { t } = useLingui();
  if (isSending) return t`Sending your order…`;
  return isUnsaved ? t`Your order is waiting to be sent` : t`Order saved on this phone`;
}
