import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX } from 'lucide-react';
import { kurusOf } from '#domain/money';
import { type OrderStatus, orderStatusOf } from '#domain/orders/order';
import { isOverlooked } from '#domain/orders/unseen-order';
import type { OrderOnDevice } from '../../data/orders/order-on-device';
import { formatDateTime, formatTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Banner } from '../../ui/feedback/Banner';
import { InstallCard } from '../status/InstallCard';
import { AnswerReceipt } from './AnswerReceipt';
import { CancelledWhy } from './CancelledWhy';
import { CancelPending } from './CancelPending';
import { CheaperNews } from './CheaperNews';
import { HelpPart } from './HelpPart';
import { NextPart } from './NextPart';
import { OrderCode } from './OrderCode';
import { screenOnly } from './OrderFrame.css';
import { OrderPart } from './OrderPart';
import { ReceivedActs } from './ReceivedActs';
import { StateHeader } from './StateHeader';
import { StatusTimeline } from './StatusTimeline';
import { UnseenOrder } from './UnseenOrder';
import { useConfirmationNews } from './use-confirmation-news';
import { useStatusNews } from './use-status-news';

type ReceivedOrderProps = Omit<Extract<OrderOnDevice, { state: 'received' }>, 'state'>;

/** The bar's computer has the order; how far the people behind it are, line by line. */
export function ReceivedOrder(received: ReceivedOrderProps) {
  const { answer, seenAt, barAt, isFresh, wasKurus, cancelPending, cancelRefused } = received;
  const { t } = useLingui();
  const { order } = answer;
  const status = orderStatusOf(order.status);
  const isCancelled = status === 'cancelled';
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
        {isCancelled && <CancelledWhy reason={order.cancelReason} />}
        <ReachedAt at={Date.parse(order.createdAt)} />
        {order.preparedFrom && isBeforeWork(status) && (
          <PreparedFrom at={Date.parse(order.preparedFrom)} />
        )}
        <OrderCode code={order.code} />
      </StateHeader>
      {cancelPending && <CancelPending />}
      {wasKurus !== null && (
        <CheaperNews wasKurus={wasKurus} nowKurus={kurusOf(order.totalAmount) ?? 0} />
      )}
      {!isFresh && <LastUpdated at={seenAt} />}
      {barAt !== null && isOverlooked(order, barAt) && <UnseenOrder answer={answer} asOf={barAt} />}
      <OrderPart title={<Trans>Status</Trans>} className={screenOnly}>
        <StatusTimeline order={{ state: 'received', ...received }} />
      </OrderPart>
      <AnswerReceipt answer={answer} />
      {!isCancelled && status !== 'completed' && <NextPart order={order} />}
      <div className={screenOnly}>
        <InstallCard />
      </div>
      <HelpPart code={order.code} />
      <ReceivedActs
        answer={answer}
        status={status}
        cancelPending={cancelPending}
        cancelRefused={cancelRefused}
        mayRepeat={received.saved !== 'elsewhere'}
      />
    </>
  );
}

function isBeforeWork(status: OrderStatus): boolean {
  return status === 'pending' || status === 'confirmed';
}

function ReachedAt({ at }: { at: number }) {
  const time = formatTime(at, useLanguage());
  return (
    <p>
      <Trans>Your order reached the bar at {time}.</Trans>
    </p>
  );
}

function PreparedFrom({ at }: { at: number }) {
  const time = formatTime(at, useLanguage());
  return (
    <p>
      <Trans>The bar prepares it from {time}.</Trans>
    </p>
  );
}

function LastUpdated({ at }: { at: number }) {
  const time = formatDateTime(at, useLanguage());
  return (
    <Banner tone="honey" shape="box" className={screenOnly}>
      <Trans>Last updated {time}</Trans>
    </Banner>
  );
}
