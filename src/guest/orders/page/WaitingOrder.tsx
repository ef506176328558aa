import { Trans, useLingui } from '@lingui/react/macro';
import { Hourglass, OctagonPause, Send, TriangleAlert } from 'lucide-react';
import { retryOrder } from '../../../data/commands/orders/unsent-order';
import type { LocalOrder } from '../../../data/orders/my-order';
import type { OrderOnDevice } from '../../../data/orders/order-on-device';
import { useCommand } from '../../../data/react/use-command';
import { useNet } from '../../../data/react/use-net';
import { Banner } from '../../../ui/feedback/Banner';
import { Stack } from '../../../ui/layout/Flow';
import { ActionButton } from '../../shared/Action';
import * as styles from '../../shared/shared.css';
import { OrderCode } from '../shared/OrderCode';
import { OrderPart, StateHeader } from '../shared/OrderFrame';
import { ShowCodeButton } from '../show-code/ShowCode';
import { CancelAction, CheaperNews } from './OrderActions';
import { LocalReceipt } from './Receipts';
import { StatusTimeline } from './StatusTimeline';

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
  return (
    <>
      <StateHeader
        tone="danger"
        icon={<OctagonPause size={32} />}
        title={t`Your order is not sent`}
      >
        <p>
          {isTooOld
            ? t`This version is too old to send orders. Update now; your cart stays.`
            : t`We tried several times and something went wrong on our side.`}
        </p>
        <p>{t`It stays saved on this phone. Try again, or order with the team.`}</p>
        <OrderCode code={local.code} />
      </StateHeader>
      <div className={styles.actions}>
        <ActionButton
          task={() => (isTooOld ? reload() : retry({ orderId: local.id }))}
          tone="solid"
          size="cta"
          block
        >
          {isTooOld ? t`Update` : t`Try again`}
        </ActionButton>
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
        icon={isSending ? <Send size={32} /> : <Hourglass size={32} />}
        title={title}
        pageTitle={isSending ? title : t`Waiting to send`}
      >
        <p>
          <HowFar order={order} isSending={isSending} />
        </p>
        {net.state === 'slow' && <p>{t`Slow connection. Still trying…`}</p>}
        <OrderCode code={local.code} />
      </StateHeader>
      {local.isUnsaved && (
        <Banner tone="danger" shape="box" icon={<TriangleAlert size={20} />}>
          <Stack gap={4}>
            <strong>{t`This phone could not save the order.`}</strong>
            <span>
              {t`Keep this page open until it is sent. If you close or reload it, the order is gone.`}
            </span>
          </Stack>
        </Banner>
      )}
      {local.wasKurus !== null && (
        <CheaperNews wasKurus={local.wasKurus} nowKurus={local.totalKurus} />
      )}
      <OrderPart title={t`Status`}>
        <StatusTimeline order={order} />
      </OrderPart>
      {!order.cancelPending && <ShowCodeButton local={local} />}
      <LocalReceipt local={local} />
      <CancelAction orderId={local.id} isPending={order.cancelPending} />
    </>
  );
}

function HowFar({ order, isSending }: { order: Waiting; isSending: boolean }) {
  if (isSending) return <Trans>Still trying to reach the bar.</Trans>;
  if (order.sentAt === null) {
    return (
      <Trans>
        It hasn't reached the bar yet. We send it the moment you're back online. Keep this page
        open.
      </Trans>
    );
  }
  return (
    <Trans>
      We don't know yet whether it reached the bar. We send it the moment you're back online, and
      only once. Keep this page open.
    </Trans>
  );
}

/** Returns the headline of an unsent order: sending, or queued. */
function useWaitingTitle(isSending: boolean, isUnsaved: boolean): string {
  const { t } = useLingui();
  if (isSending) return t`Sending your order…`;
  return isUnsaved ? t`Your order is waiting to be sent` : t`Order saved on this phone`;
}
