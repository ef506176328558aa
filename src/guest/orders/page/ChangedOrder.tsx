import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Hourglass, OctagonPause, Send, TriangleAlert } from 'lucide-react';
import { shownKurus } from '#domain/money';
import type { OrderChange } from '#domain/orders/order';
import { giveBack } from '../../../data/club/club-store';
import { retryOrder } from '../../../data/commands/orders/place-order';
import type { LocalOrder } from '../../../data/orders/my-order';
import type { OrderOnDevice } from '../../../data/orders/order-on-device';
import { useCommand } from '../../../data/react/use-app';
import { useNet } from '../../../data/react/use-stores';
import type { Language } from '../../../i18n/language';
import { formatMoney, useLanguage } from '../../../i18n/language';
import { Banner } from '../../../ui/feedback/Banner';
import { Badge } from '../../../ui/feedback/states';
import { Stack, Text, VisuallyHidden } from '../../../ui/layout/Flow';
import * as text from '../../../ui/theme/text.css';
import { ActionButton } from '../../shared/Action';
import { OpenNow, useOpenNow } from '../../shared/OpenNow';
import * as sharedStyles from '../../shared/shared.css';
import { OrderCode } from '../shared/OrderCode';
import { LineName, OrderPart, StateHeader, useConfirm } from '../shared/OrderFrame';
import { ShowCodeButton } from '../show-code/ShowCode';
import * as styles from './ChangedOrder.css';
import { CancelAction, CheaperNews, DecisionActions, StatusTimeline } from './OrderActions';
import { LocalReceipt } from './Receipts';

type StaleOrderProps = Omit<Extract<OrderOnDevice, { state: 'stale' }>, 'state'>;

export function StaleOrder({ local, ageMs, mayReconfirm, isShown }: StaleOrderProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const isOpen = useOpenNow();
  const send = useConfirm(local.id, 'stale');
  const ago = formatAgo(ageMs, language);
  return (
    <>
      <StateHeader tone="honey" icon={<Hourglass size={32} />} title={t`Still want this order?`}>
        <p>{t`You placed it ${ago}, but it couldn't be sent. We won't send it without your OK.`}</p>
        {isShown && (
          <p>
            {t`You showed the code, so the team may already have this order. It won't be prepared twice.`}
          </p>
        )}
        {!mayReconfirm && (
          <p>{t`This order is too old to send. You can order the same dishes again.`}</p>
        )}
        {isOpen === false && (
          <p>
            {t`We're closed now.`} <OpenNow />
          </p>
        )}
        <OrderCode code={local.code} />
      </StateHeader>
      <LocalReceipt local={local} />
      <DecisionActions
        orderId={local.id}
        isShown={isShown}
        accept={mayReconfirm ? { words: t`Send it now`, run: send } : undefined}
      />
    </>
  );
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

function formatAgo(ageMs: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language);
  if (ageMs >= 2 * DAY_MS) return format.format(-Math.floor(ageMs / DAY_MS), 'day');
  if (ageMs >= 2 * HOUR_MS) return format.format(-Math.floor(ageMs / HOUR_MS), 'hour');
  return format.format(-Math.max(1, Math.floor(ageMs / MINUTE_MS)), 'minute');
}

type ChangedOrderProps = { local: LocalOrder; changes: OrderChange[]; newTotalKurus: number };

/** Shows only the differences. A different total needs a confirmation. */
export function ChangedOrder({ local, changes, newTotalKurus }: ChangedOrderProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const confirm = useConfirm(local.id, 'changes');
  const total = formatMoney(newTotalKurus, language);
  const oldTotal = formatMoney(local.totalKurus, language);
  const lineChanges = changes.filter((change) => change.kind !== 'total');
  const soldOut = changes.filter((change) => change.kind === 'sold_out');
  const gone = soldOut.length;
  const isNothingLeft = gone >= local.lines.length;

  async function accept() {
    await confirm();
    for (const { line } of soldOut) {
      const holdId = local.lines[line]?.holdId;
      if (holdId) void giveBack(holdId);
    }
  }

  return (
    <>
      <StateHeader
        tone="danger"
        icon={<CircleAlert size={32} />}
        title={t`Something changed since you ordered`}
      >
        <p>{t`Your order has not been sent. Please look at it once more.`}</p>
      </StateHeader>
      <OrderPart title={t`What changed`}>
        <Stack as="ul" gap={0}>
          {lineChanges.map((change) => (
            <ChangeRow key={`${change.kind}${change.line}`} change={change} local={local} />
          ))}
        </Stack>
        {!isNothingLeft && (
          <Stack gap={4}>
            <p className={text.displayM}>{t`New total ${total}`}</p>
            <Text size="body" tone="muted">
              {newTotalKurus < local.totalKurus && gone === 0 ? (
                <Trans>Good news: before it was {oldTotal}.</Trans>
              ) : (
                <Trans>Before: {oldTotal}</Trans>
              )}
            </Text>
          </Stack>
        )}
      </OrderPart>
      <DecisionActions
        orderId={local.id}
        accept={
          isNothingLeft
            ? undefined
            : { words: <Trans>Accept and send · {total}</Trans>, run: accept }
        }
      />
    </>
  );
}

type ChangeRowProps = { change: Exclude<OrderChange, { kind: 'total' }>; local: LocalOrder };

function ChangeRow({ change, local }: ChangeRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const line = local.lines[change.line];
  const points = line?.holdId ? line.pointsUsed : undefined;
  return (
    <li className={styles.change}>
      <LineName line={line ?? change} />
      {change.kind === 'sold_out' ? (
        <>
          <Badge tone="danger">{t`Just sold out`}</Badge>
          {points !== undefined && (
            <span className={styles.back}>{t`You get your ${points} points back.`}</span>
          )}
        </>
      ) : (
        <span className={styles.prices}>
          <VisuallyHidden>{t`Price changed`} </VisuallyHidden>
          <s className={styles.oldPrice}>{formatMoney(shownKurus(change.old), language)}</s>
          <span aria-hidden="true"> → </span>
          <strong>{formatMoney(shownKurus(change.new), language)}</strong>
        </span>
      )}
    </li>
  );
}

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
      <div className={sharedStyles.actions}>
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
