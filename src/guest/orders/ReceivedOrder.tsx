import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX } from 'lucide-react';
import { orderStatusOf } from '#domain/orders/order';
import type { OrderAnswer } from '#domain/orders/order-view';
import { formatDateTime, formatTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Banner } from '../../ui/feedback/Banner';
import { AnswerReceipt } from './AnswerReceipt';
import { HelpPart } from './HelpPart';
import { NextPart } from './NextPart';
import { OrderCode } from './OrderCode';
import { screenOnly } from './OrderFrame.css';
import { OrderPart } from './OrderPart';
import { ReceivedActs } from './ReceivedActs';
import { StateHeader } from './StateHeader';
import { StatusTimeline } from './StatusTimeline';
import { useConfirmationNews } from './use-confirmation-news';
import { useStatusNews } from './use-status-news';

type ReceivedOrderProps = {
  answer: OrderAnswer;
  seenAt: number;
  isFresh: boolean;
  cancelPending: boolean;
};

/** The bar's computer has the order; how far the people behind it are, line by line. */
export function ReceivedOrder({ answer, seenAt, isFresh, cancelPending }: ReceivedOrderProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { order } = answer;
  const status = orderStatusOf(order.status);
  const isCancelled = status === 'cancelled';
  const sentAt = formatTime(Date.parse(order.createdAt), language);
  const lastSeen = formatDateTime(seenAt, language);
  useConfirmationNews(isCancelled);
  useStatusNews(status);
  return (
    <>
      <StateHeader
        key={isCancelled ? 'cancelled' : 'confirmed'}
        tone={isCancelled ? 'danger' : 'success'}
        icon={
          isCancelled ? (
            <CircleX aria-hidden="true" size={32} />
          ) : (
            <CircleCheck aria-hidden="true" size={32} />
          )
        }
        title={isCancelled ? t`Order cancelled` : t`Order Confirmed!`}
      >
        <p>
          <Trans>Your order reached the bar at {sentAt}.</Trans>
        </p>
        {order.preparedFrom && !isCancelled && <PreparedFrom at={Date.parse(order.preparedFrom)} />}
        <OrderCode code={order.code} />
      </StateHeader>
      {!isFresh && (
        <Banner tone="honey" shape="box" className={screenOnly}>
          <Trans>Last updated {lastSeen}</Trans>
        </Banner>
      )}
      <OrderPart title={<Trans>Status</Trans>} className={screenOnly}>
        <StatusTimeline order={order} />
      </OrderPart>
      <AnswerReceipt answer={answer} />
      {!isCancelled && status !== 'completed' && <NextPart order={order} />}
      <HelpPart code={order.code} />
      <ReceivedActs orderId={order.id} status={status} cancelPending={cancelPending} />
    </>
  );
}

function PreparedFrom({ at }: { at: number }) {
  const time = formatTime(at, useLanguage());
  return (
    <p>
      <Trans>The bar is closed now. It prepares your order from {time}.</Trans>
    </p>
  );
}
