import { Trans, useLingui } from '@lingui/react/macro';
import { CircleHelp, Gift, Printer, ReceiptText, RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { shownKurus } from '#domain/money';
import type { StaffOrder } from '#domain/orders/guest-order';
import { canMoveOrder, nextOrderStatus, orderStatusOf } from '#domain/orders/order';
import type { OrderStep } from '#domain/orders/order-history';
import { knownSteps, paymentOf, recordedPayment } from '#domain/orders/order-history';
import { deliveryFacts, ticketLines } from '#domain/orders/ticket-lines';
import { formatTime } from '#domain/venue';
import type { OrderOnBoard, StaffReading } from '../../../data/react/use-staff';
import { barNow, useStaffBill, useStaffReading } from '../../../data/react/use-staff';
import { formatDateTime } from '../../../i18n/day-text';
import { formatMoney, useLanguage } from '../../../i18n/language';
import { Button } from '../../../ui/controls/controls';
import { EmptyState, Skeleton } from '../../../ui/feedback/states';
import { Heading, Hint, Row, Stack, Text } from '../../../ui/layout/Flow';
import * as text from '../../../ui/theme/text.css';
import { PaymentsOf } from '../../payments/PaymentCard';
import { MaskedPhone } from '../../shared/MaskedPhone';
import { SidePanel } from '../../shared/Panel';
import { NotLoaded, useMay } from '../../shared/Read';
import {
  ADVANCE_WORDS,
  canRecall,
  isOpen,
  PAYMENT_WORDS,
  REASON_WORDS,
  STATUS_WORDS,
  useOrderActions,
  usePaidWords,
  usePlaceText,
} from '../shared/board-view';
import { ConflictStrip, RefusedStrip } from '../shared/ConflictStrip';
import { DishName, Extras, TicketWish } from '../shared/TicketNotes';
import * as styles from './OrderPanel.css';
import { PanelHead, QueuedMark } from './PanelHead';

function PanelLines({ order }: { order: StaffOrder }) {
  const { t } = useLingui();
  const fee = shownKurus(order.deliveryFee);
  return (
    <Stack as="section" gap={8}>
      <Heading>{t`Items`}</Heading>
      <Stack as="ul" gap={12}>
        {ticketLines(order.items).map((line) => (
          <li key={line.key} className={styles.line}>
            <Text as="span" weight={800} numeric>
              {line.quantity}×
            </Text>
            <span className={styles.value}>
              <DishName line={line} />
              <Extras of={line.customizations} className={styles.extra} />
              {line.isRedeemed && <RedeemedTag />}
            </span>
            <span lang="tr" className={styles.amount}>
              {formatMoney(shownKurus(line.unitPrice) * line.quantity, 'tr')}
            </span>
          </li>
        ))}
      </Stack>
      <dl className={styles.sums}>
        {fee > 0 && (
          <Row gap={0} align="stretch" justify="between" wrap={false} className={text.body}>
            <dt>{t`Delivery fee`}</dt>
            <Amount kurus={fee} />
          </Row>
        )}
        <Row gap={0} align="stretch" justify="between" wrap={false} className={text.title}>
          <dt>{t`Total`}</dt>
          <Amount kurus={shownKurus(order.totalAmount)} />
        </Row>
      </dl>
    </Stack>
  );
}

function Amount({ kurus }: { kurus: number }) {
  return (
    <dd lang="tr" className={styles.amount}>
      {formatMoney(kurus, 'tr')}
    </dd>
  );
}

/** Marks a dish paid with points: staff check the member. */
export function RedeemedTag() {
  return (
    <span className={styles.redeemed}>
      <Gift size={16} />
      <Trans>Redeemed: confirm guest</Trans>
    </span>
  );
}

/** Shows guest, time and contact; the phone number is masked until a tap. */
function PanelFacts({ order }: { order: StaffOrder }) {
  const language = useLanguage();
  const { t } = useLingui();
  const { address, phone } = deliveryFacts(order);
  const { createdAt, preparedFrom, tableNumber, guestName } = order;
  const bill = useStaffBill(order.billId);
  const isOwed = bill !== undefined && bill.openKurus > 0;
  const paid = usePaidWords(order);
  const payment = paymentOf(order.status, recordedPayment(order), isOwed);
  return (
    <Stack as="section" gap={8}>
      <Heading>{t`Guest and service`}</Heading>
      <Stack as="dl" gap={8}>
        <Fact what={t`Ordered at`}>{formatDateTime(Date.parse(createdAt), language)}</Fact>
        {preparedFrom && (
          <Fact what={t`Prepared from`}>{formatDateTime(Date.parse(preparedFrom), language)}</Fact>
        )}
        {tableNumber && <Fact what={t`Table`}>{tableNumber}</Fact>}
        {guestName && <Fact what={t`Guest`}>{guestName}</Fact>}
        <Fact what={t`Payment`}>{paid ?? t(PAYMENT_WORDS[payment])}</Fact>
        {address && <Fact what={t`Address`}>{address}</Fact>}
        {phone && (
          <Fact what={t`Phone`}>
            <MaskedPhone phone={phone} name={order.guestName ?? t`the guest`} />
          </Fact>
        )}
      </Stack>
    </Stack>
  );
}

function Fact({ what, children }: { what: string; children: ReactNode }) {
  return (
    <Stack gap={0} className={text.body}>
      <Text as="dt" size="small" tone="muted">
        {what}
      </Text>
      <dd className={styles.value}>{children}</dd>
    </Stack>
  );
}

type OrderPanelProps = {
  id: string;
  orders: readonly OrderOnBoard[] | undefined;
  /** The panel covers the page's undo bar, so the panel shows its own. */
  undoBar: ReactNode;
  onClose: () => void;
};

/** Shows one order. The order is in the URL, so Back closes the panel and a link opens it. */
export function OrderPanel({ id, orders, undoBar, onClose }: OrderPanelProps) {
  const found = useOrderById(id, orders);
  const placeText = usePlaceText();
  const actions = useOrderActions();
  const printer = <Printer size={20} />;
  if (found.state !== 'ready') return <NoOrder found={found} onClose={onClose} />;
  const { order } = found;
  return (
    <SidePanel
      title={
        <>
          <span translate="no">{order.code}</span> · {placeText(order)}
        </>
      }
      description={<PanelHead order={order} />}
      status={undoBar}
      stepKey={id}
      footer={!order.refusal && <PanelNext order={order} />}
      onClose={onClose}
    >
      <Stack gap={24}>
        {order.conflict && <ConflictStrip order={order} conflict={order.conflict} />}
        <RefusedStrip order={order} />
        <TicketWish order={order} />
        <PanelLines order={order} />
        <PanelFacts order={order} />
        <PaymentsOf refId={order.id} isPaid={Boolean(order.paidAt)} />
        <PanelSteps order={order} />
        {!order.refusal && (
          <Row gap={12} align="stretch">
            {order.billId && (
              <Button
                tone="tonal"
                icon={<ReceiptText size={20} />}
                onClick={() => actions.bill(order)}
              >
                <Trans>Bill</Trans>
              </Button>
            )}
            <Button tone="outline" icon={printer} onClick={() => actions.print('ticket', order)}>
              <Trans>Print ticket</Trans>
            </Button>
            <Button tone="outline" icon={printer} onClick={() => actions.print('receipt', order)}>
              <Trans>Print bill</Trans>
            </Button>
            {canMoveOrder(order, 'cancelled') && (
              <Button tone="danger" icon={<X size={20} />} onClick={() => actions.cancel(order)}>
                <Trans>Cancel the order</Trans>
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </SidePanel>
  );
}

type NoOrderProps = { found: Exclude<OrderById, { state: 'ready' }>; onClose: () => void };

function NoOrder({ found: { state, again }, onClose }: NoOrderProps) {
  const { t } = useLingui();
  return (
    <SidePanel title={<Trans>Order</Trans>} onClose={onClose}>
      {state === 'loading' && (
        <Stack gap={24} role="status">
          <Trans>Loading the order…</Trans>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </Stack>
      )}
      {state === 'missing' && (
        <EmptyState icon={<CircleHelp size={32} />}>{t`We can't find this order.`}</EmptyState>
      )}
      {state === 'failed' && (
        <NotLoaded onRetry={again}>
          {t`This tablet keeps the last two days; for older orders it needs a connection.`}
        </NotLoaded>
      )}
    </SidePanel>
  );
}

type OrderById =
  | { state: 'ready'; order: OrderOnBoard; again: () => void }
  | { state: Exclude<StaffReading<StaffOrder>['state'], 'ready'>; again: () => void };

/** Returns an order from the replica, or from the server if the order is too old. */
function useOrderById(id: string, orders: readonly OrderOnBoard[] | undefined): OrderById {
  const here = orders?.find((order) => order.id === id);
  const isElsewhere = orders !== undefined && here === undefined;
  const path = isElsewhere ? `/api/admin/orders/${encodeURIComponent(id)}` : null;
  const { state, value, again } = useStaffReading<StaffOrder>(path);
  if (here) return { state: 'ready', order: here, again };
  if (state === 'ready' && value) {
    return { state, order: { ...value, isQueued: false, conflict: null }, again };
  }
  return { state: state === 'ready' || state === 'idle' ? 'loading' : state, again };
}

/** Offers the next step; a completed order offers the step back to ready for half an hour, to managers always. */
function PanelNext({ order }: { order: OrderOnBoard }) {
  const { t } = useLingui();
  const { move } = useOrderActions();
  const status = orderStatusOf(order.status);
  const next = nextOrderStatus(status);
  const isManager = useMay('orders.reopen');
  const mayReopen = status === 'completed' && isManager;
  if (isOpen(status) && next) {
    return (
      <Button size="cta" block onClick={() => move(order, next)}>
        {t(ADVANCE_WORDS[status])}
      </Button>
    );
  }
  if (!mayReopen && !canRecall(order, barNow())) return null;
  return (
    <Button
      tone="outline"
      size="cta"
      block
      icon={<RotateCcw size={20} />}
      onClick={() => move(order, 'ready')}
    >
      <Trans>Recall</Trans>
    </Button>
  );
}

/** Shows the order's history; offline only the steps in its row. */
function PanelSteps({ order }: { order: OrderOnBoard }) {
  const { t } = useLingui();
  const language = useLanguage();
  const path = `/api/admin/orders/${order.id}/steps`;
  const { state, value } = useStaffReading<{ steps: OrderStep[] }>(path, order.v);
  const steps = value?.steps ?? knownHere(order);
  const words: Partial<Record<OrderStep['what'], string>> = {
    placed: t`Ordered`,
    seen: t`Shown on the bar's tablet`,
    acknowledged: t`Alarm acknowledged`,
    pending: t`Reopened`,
  };
  return (
    <Stack as="section" gap={8}>
      <Heading>{t`Timeline`}</Heading>
      <ol className={styles.steps}>
        {steps.map((step) => {
          const { what, reason, arrivedAt } = step;
          const word = words[what] ?? (isStatus(what) ? t(STATUS_WORDS[what]) : what);
          const at = Date.parse(step.at);
          const time =
            barNow() - at > HALF_A_DAY_MS ? formatDateTime(at, language) : formatTime(at);
          const by = step.by ?? (what === 'cancelled' ? t`The guest` : null);
          const arrived = arrivedAt ? formatTime(Date.parse(arrivedAt)) : null;
          return (
            <Stack as="li" key={`${what} ${step.at}`} gap={0} className={text.body}>
              <Text as="span" weight={700}>
                {word}
              </Text>
              <Hint as="span">
                <time dateTime={step.at}>{time}</time>
                {by && ` · ${by}`}
                {reason && ` · ${t(REASON_WORDS[reason])}`}
              </Hint>
              {arrived && <Hint as="span">{t`Done offline, arrived at ${arrived}`}</Hint>}
            </Stack>
          );
        })}
        {order.isQueued && (
          <Stack as="li" gap={0} className={text.body}>
            <Text as="span" weight={700}>
              {t(STATUS_WORDS[orderStatusOf(order.status)])}
            </Text>
            <QueuedMark />
          </Stack>
        )}
      </ol>
      {state === 'failed' && (
        <Hint>{t`No connection: the steps in between are shown when it is back.`}</Hint>
      )}
    </Stack>
  );
}

/** With a queued change the shown status is the changed one; this tablet does not know the server's. */
function knownHere(order: OrderOnBoard): OrderStep[] {
  const steps = knownSteps(order);
  return order.isQueued ? steps.filter(({ what }) => !isStatus(what)) : steps;
}

const HALF_A_DAY_MS = 43_200_000;

function isStatus(what: OrderStep['what']): what is keyof typeof STATUS_WORDS {
  return what in STATUS_WORDS;
}
