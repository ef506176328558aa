import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, EyeOff, Printer, Share2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isTableOnly } from '#domain/menu/menu-item';
import { shownKurus } from '#domain/money';
import type { OrderRead, OrderResponse } from '#domain/orders/guest-order';
import type { CancelReason, OrderStatus } from '#domain/orders/order';
import { canGuestCancel, isRunning, orderStatusOf, toldReason } from '#domain/orders/order';
import { isOverlooked } from '#domain/orders/order-ageing';
import { readyMinutes } from '#domain/settings/guest-rules';
import { formatTime, venueTime } from '#domain/venue';
import type { OrderOnDevice } from '../../../data/orders/order-on-device';
import { useGuestRules, useInstall, useVenue } from '../../../data/react/use-app';
import { useCart, useMenu } from '../../../data/react/use-stores';
import { formatDateTime } from '../../../i18n/day-text';
import { useOrderStatusText } from '../../../i18n/label-text';
import { formatMoney, localized, useLanguage } from '../../../i18n/language';
import { canPrint } from '../../../ui/can-print';
import { Button } from '../../../ui/controls/controls';
import { Banner } from '../../../ui/feedback/Banner';
import { useAnnounce } from '../../../ui/feedback/states';
import { IosSteps } from '../../../ui/install/IosSteps';
import { Row, Stack } from '../../../ui/layout/Flow';
import { useHistoryState, useNavigate } from '../../../ui/router/RouterView';
import * as text from '../../../ui/theme/text.css';
import { ActionFailed, PayByCard } from '../../shared/Action';
import * as styles from '../../shared/shared.css';
import * as card from '../../status/InstallCard.css';
import { FinishFirst, snoozeInstall, useInstallWay } from '../../status/use-install-way';
import { useShare } from '../../use-share';
import { OrderCode } from '../shared/OrderCode';
import { OrderAgain, OrderPart, receiptOfItems, StateHeader } from '../shared/OrderFrame';
import { screenOnly } from '../shared/OrderFrame.css';
import { OrderCodeFullScreen } from '../show-code/ShowCode';
import {
  AskToCancel,
  CancelPending,
  CheaperNews,
  HelpPart,
  NextPart,
  StatusTimeline,
} from './OrderActions';
import { ContinueShopping, ServerReceipt } from './Receipts';

type UnseenOrderProps = {
  response: OrderResponse;
  /** Returns the last time at which no tablet showed the order. */
  asOf: number;
};

/** Advises the guest when no tablet has shown a received order. */
function UnseenOrder({ response: { order, items }, asOf }: UnseenOrderProps) {
  const { t } = useLingui();
  const time = formatTime(asOf);
  const { code, orderType: serviceType, tableNumber, guestName } = order;
  return (
    <Stack gap={12} className={screenOnly}>
      <Banner tone="honey" shape="box" icon={<EyeOff size={20} />}>
        <Stack gap={4}>
          <strong>{t`No tablet at the bar has shown your order yet (as of ${time}).`}</strong>
          <span>
            {serviceType === 'table'
              ? t`Your order is not lost. Please show this code to the team.`
              : t`Your order is not lost. We keep trying to send it. If you are at the bar, show the team this code.`}
          </span>
        </Stack>
      </Banner>
      <OrderCodeFullScreen
        order={{ code, serviceType, tableNumber, guestName, lines: receiptOfItems(items) }}
        note={t`No tablet at the bar has shown this order yet. Please look for this code on the order board.`}
      />
    </Stack>
  );
}

type ReceivedActionsProps = {
  response: OrderResponse;
  status: OrderStatus;
  cancelPending: boolean;
  cancelRefused: string | null;
  /** True if this device placed the order and therefore knows its dishes. */
  mayRepeat: boolean;
};

function ReceivedActions(props: ReceivedActionsProps) {
  const { response, status, cancelPending, cancelRefused, mayRepeat } = props;
  const { t } = useLingui();
  const orderId = response.order.id;
  return (
    <div className={styles.actions}>
      <ContinueShopping />
      <div className={styles.pair}>
        {canPrint() && (
          <Button
            tone="outline"
            size="cta"
            icon={<Printer size={20} />}
            onClick={() => window.print()}
          >
            {t`Print Receipt`}
          </Button>
        )}
        <ShareOrder response={response} />
      </div>
      {mayRepeat && !isRunning(status) && <OrderAgain orderId={orderId} size="cta" />}
      {cancelRefused && <ActionFailed code={cancelRefused} />}
      {canGuestCancel(status) && !cancelPending && (
        <AskToCancel orderId={orderId}>
          {t`The bar has your order. Nobody has started on it yet.`}
        </AskToCancel>
      )}
    </div>
  );
}

/** Shares lines and total; the URL opens nothing on another phone. */
function ShareOrder({ response: { order, items } }: { response: OrderResponse }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { share, copied } = useShare();
  const total = formatMoney(shownKurus(order.totalAmount), language);
  const lines = items.map((item) => `${item.quantity} × ${localized(item, 'name', language)}`);
  const text = ['Bar Bliss', order.code, ...lines, t`Total: ${total}`].join('\n');
  return (
    <>
      <Button
        tone="outline"
        size="cta"
        icon={<Share2 size={20} />}
        onClick={() => share({ title: `Bar Bliss · ${order.code}`, text })}
      >
        {t`Share`}
      </Button>
      <p role="status">
        {copied === 'yes' && t`Copied`}
        {copied === 'no' && t`This browser can't share or copy it.`}
      </p>
    </>
  );
}

type ReceivedOrderProps = Omit<Extract<OrderOnDevice, { state: 'received' }>, 'state'>;

/** Shows an order that the server has received, with its progress line by line. */
export function ReceivedOrder(received: ReceivedOrderProps) {
  const { response, seenAt, barAt, isFresh, wasKurus, cancelPending, cancelRefused } = received;
  const { t } = useLingui();
  const { order } = response;
  const status = orderStatusOf(order.status);
  const isCancelled = status === 'cancelled';
  useConfirmationNews(isCancelled);
  useStatusNews(status);
  return (
    <>
      <StateHeader
        key={isCancelled ? 'cancelled' : 'confirmed'}
        tone={isCancelled ? 'danger' : 'success'}
        icon={isCancelled ? <CircleX size={32} /> : <CircleCheck size={32} />}
        title={isCancelled ? t`Order cancelled` : t`Order Confirmed!`}
        lead={!isCancelled && <HowFar status={status} />}
      >
        {isCancelled && <CancelledWhy reason={order.cancelReason} />}
        <ReadyWhen order={order} status={status} />
        <ReachedAt at={Date.parse(order.createdAt)} />
        {order.preparedFrom && (status === 'pending' || status === 'confirmed') && (
          <PreparedFrom at={Date.parse(order.preparedFrom)} />
        )}
        <OrderCode code={order.code} />
      </StateHeader>
      {cancelPending && <CancelPending />}
      {wasKurus !== null && (
        <CheaperNews wasKurus={wasKurus} nowKurus={shownKurus(order.totalAmount)} />
      )}
      {!isFresh && <LastUpdated at={seenAt} />}
      {barAt !== null && isOverlooked(order, barAt) && (
        <UnseenOrder response={response} asOf={barAt} />
      )}
      <OrderPart title={t`Status`} className={screenOnly}>
        <StatusTimeline order={{ state: 'received', ...received }} />
      </OrderPart>
      <ServerReceipt response={response} />
      <PayOrder response={response} />
      {!isCancelled && status !== 'completed' && <NextPart order={order} />}
      <div className={screenOnly}>
        <InstallCard />
      </div>
      <HelpPart code={order.code} />
      <ReceivedActions
        response={response}
        status={status}
        cancelPending={cancelPending}
        cancelRefused={cancelRefused}
        mayRepeat={received.saved !== 'elsewhere'}
      />
    </>
  );
}

/** Shows the pick-up time; other services have none. */
function ReadyWhen({ order, status }: { order: OrderRead; status: OrderStatus }) {
  const { t } = useLingui();
  const { from, to } = readyMinutes(useGuestRules());
  if (order.orderType !== 'collection' || order.preparedFrom) return null;
  if (status === 'pending') {
    return <p>{t`It is ready in ${from}–${to} minutes after the bar has confirmed it.`}</p>;
  }
  if (status !== 'confirmed') return null;
  const confirmedAt = Date.parse(order.statusAt);
  const first = formatTime(confirmedAt + from * MINUTE_MS);
  const last = formatTime(confirmedAt + to * MINUTE_MS);
  return <p>{t`Ready between ${first} and ${last}`}</p>;
}

const MINUTE_MS = 60_000;

function ReachedAt({ at }: { at: number }) {
  const { t } = useLingui();
  const time = formatTime(at);
  return <p>{t`Your order reached the bar at ${time}.`}</p>;
}

function PreparedFrom({ at }: { at: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const isToday = venueTime(at).date === venueTime(Date.now()).date;
  const time = isToday ? formatTime(at) : formatDateTime(at, language);
  return <p>{t`The bar prepares it from ${time}.`}</p>;
}

function LastUpdated({ at }: { at: number }) {
  const { t } = useLingui();
  const time = formatDateTime(at, useLanguage());
  return <Banner tone="honey" shape="box" className={screenOnly}>{t`Last updated ${time}`}</Banner>;
}

/** All received orders share the headline, so this line shows the progress. */
function HowFar({ status }: { status: Exclude<OrderStatus, 'cancelled'> }) {
  const { t } = useLingui();
  const sentences = {
    pending: t`Waiting for the bar to confirm it`,
    confirmed: t`The bar has confirmed it`,
    preparing: t`It is being prepared`,
    ready: t`It is ready`,
    completed: t`Completed. Enjoy!`,
  };
  return sentences[status];
}

/** Returns the reason that a guest may read; internal reasons return none. */
const WORDS: Partial<Record<CancelReason, MessageDescriptor>> = {
  sold_out: msg`One of its items had just sold out.`,
  guest_asked: msg`The bar cancelled it because you asked for it.`,
  too_busy: msg`The kitchen was too busy.`,
  out_of_area: msg`The address is too far for our delivery.`,
  duplicate: msg`We received the same order twice.`,
};

function CancelledWhy({ reason }: { reason: CancelReason | null | undefined }) {
  const { t } = useLingui();
  const words = WORDS[toldReason(reason ?? null) ?? 'other'];
  return words ? <p>{t(words)}</p> : null;
}

/** Announces "Order Confirmed!" once. */
function useConfirmationNews(isCancelled: boolean): void {
  const { t } = useLingui();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const isNews = useHistoryState((state) => state.isJustPlaced === true);
  const tell = useEffectEvent(() => {
    if (!isCancelled) announce(t`Order Confirmed!`);
    // A reload announces nothing.
    void navigate({
      search: true,
      state: (before) => ({ ...before, isJustPlaced: false, isUnsaved: false }),
      replace: true,
    });
  });
  useEffect(() => {
    if (isNews) tell();
  }, [isNews]);
}

function useStatusNews(status: OrderStatus): void {
  const announce = useAnnounce();
  const statusText = useOrderStatusText();
  const told = useRef(status);
  useEffect(() => {
    if (told.current === status) return;
    told.current = status;
    announce(statusText(status));
  }, [status, announce, statusText]);
}

/** Offers card payment of an open order, if the venue takes cards and the order has no alcohol or shisha. */
function PayOrder({ response: { order, items } }: { response: OrderResponse }) {
  const { t } = useLingui();
  const { items: dishes } = useMenu();
  const isOffered = useVenue()?.cardOrders === true;
  const isOpen = order.status !== 'cancelled' && order.status !== 'completed';
  const atTable = new Set(dishes.filter(isTableOnly).map(({ id }) => id));
  const isForTable = items.some(({ menuItemId }) => atTable.has(menuItemId));
  if (!isOffered || !isOpen || order.paidAt || isForTable) return null;
  return <PayByCard fields={{ orderId: order.id }}>{t`Pay this order by card`}</PayByCard>;
}

function InstallCard() {
  const { t } = useLingui();
  const { install } = useInstall();
  const { count } = useCart();
  const way = useInstallWay();
  if (way === 'none') return null;
  return (
    <section aria-label={t`Install`} className={card.card}>
      <Stack gap={12}>
        <h2 className={text.title}>{t`Keep Bar Bliss on your home screen`}</h2>
        <p className={text.body}>{t`Opens at once, works on a weak signal. No app store.`}</p>
        {way === 'ios' && (count > 0 ? <FinishFirst /> : <IosSteps />)}
        <Row gap={8}>
          {way === 'prompt' && (
            <Button tone="tonal" onClick={() => void install()}>{t`Install`}</Button>
          )}
          <Button tone="quiet" onClick={() => snoozeInstall(Date.now())}>{t`Not now`}</Button>
        </Row>
      </Stack>
    </section>
  );
}
