import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import {
  CircleDashed,
  CircleHelp,
  Clock,
  CreditCard,
  Ellipsis,
  Hand,
  RotateCcw,
  TriangleAlert,
} from 'lucide-react';
import type { RefObject } from 'react';
import { memo, useCallback, useContext, useEffect, useId, useMemo, useRef } from 'react';
import type { StaffOrder } from '#domain/orders/guest-order';
import { nextOrderStatus, orderStatusOf } from '#domain/orders/order';
import type { Ageing } from '#domain/orders/order-ageing';
import { isSeenOnBoard, waitingSince } from '#domain/orders/order-ageing';
import { recordedPayment } from '#domain/orders/order-history';
import { tableCalled } from '#domain/tables/table-called';
import { formatTime } from '#domain/venue';
import { markOrderSeen } from '../../../data/commands/orders/staff-orders';
import { storedHand } from '../../../data/preferences/board-choices';
import { useCommand } from '../../../data/react/use-app';
import type { OrderOnBoard } from '../../../data/react/use-staff';
import { useStaffBill, useStaffTables } from '../../../data/react/use-staff';
import { useStoredValue } from '../../../data/react/use-stores';
import { afterPaint } from '../../../ui/after-paint';
import { classNames } from '../../../ui/class-names';
import { Button, IconButton } from '../../../ui/controls/controls';
import { Menu } from '../../../ui/controls/Menu';
import { VisuallyHidden } from '../../../ui/layout/Flow';
import { useClockText } from '../../page/page-parts';
import {
  ADVANCE_WORDS,
  AGEING_WORDS,
  BoardStationContext,
  bandOf,
  cutTo,
  dishesAt,
  ELSEWHERE_WORDS,
  elapsedText,
  isOpen,
  useAgeing,
  useIsBeforeOpening,
  useMinutes,
  useOrderActions,
  usePlaceText,
} from '../shared/board-view';
import { ConflictStrip, RefusedStrip } from '../shared/ConflictStrip';
import { TicketAddress, TicketWish } from '../shared/TicketNotes';
import * as notes from '../shared/ticket-text.css';
import * as styles from './Ticket.css';
import * as ticketBandStyles from './TicketBand.css';
import { onlyClick, TicketLines, TicketMenu } from './TicketLines';

type TicketBandProps = { order: StaffOrder; headingId: string; isFresh: boolean };

const AGEING_ICON: Record<Ageing, LucideIcon | null> = {
  on_time: null,
  due: Clock,
  late: TriangleAlert,
};

/** Shows a ticket's head with destination, guest, waiting time and ageing. */
function TicketBand({ order, headingId, isFresh }: TicketBandProps) {
  const { t } = useLingui();
  const placeText = usePlaceText();
  const ageing = useAgeing(order);
  const Icon = AGEING_ICON[ageing];
  const isUnknown = useIsUnknownTable(order);
  const isPaid = useIsPaid(order);
  const band = useReportSeen<HTMLElement>(order);
  const look = ticketBandStyles.look[bandOf(order, ageing)];
  return (
    <header
      ref={band}
      className={classNames(ticketBandStyles.band, look, isFresh && ticketBandStyles.pulse)}
    >
      <div className={ticketBandStyles.row}>
        <h3 id={headingId} className={ticketBandStyles.place}>
          {/* The head has no room for the longer word of the other screens. */}
          {order.orderType === 'delivery' ? t`To deliver` : placeText(order)}
        </h3>
        <Waiting order={order} />
      </div>
      <div className={ticketBandStyles.row}>
        <p className={ticketBandStyles.who}>
          <span translate="no">{order.code}</span>
          <Beside order={order} />
        </p>
        {order.isAgain && <Mark icon={RotateCcw}>{t`AGAIN`}</Mark>}
        {isPaid && <Mark icon={CreditCard}>{order.paidAt ? t`Paid by card` : t`PAID`}</Mark>}
        {isUnknown && <Mark icon={CircleHelp}>{t`Unknown table`}</Mark>}
        {Icon && <Mark icon={Icon}>{t(AGEING_WORDS[ageing])}</Mark>}
      </div>
    </header>
  );
}

function Mark({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <p className={ticketBandStyles.word}>
      <Icon size={18} strokeWidth={2.25} />
      {children}
    </p>
  );
}

/** Names the guest, or on a station's ticket what other stations make of the order. */
function Beside({ order }: { order: StaffOrder }) {
  const station = useContext(BoardStationContext);
  const { t } = useLingui();
  const isCut = cutTo(station) !== null;
  const others = isCut ? dishesAt(order, station).elsewhere : [];
  const words = isCut
    ? others.map((one) => t(ELSEWHERE_WORDS[one.station](one.count)))
    : [order.guestName ?? ''];
  return words.filter(Boolean).map((word) => ` · ${word}`);
}

/** Returns true from the tap on that paid the order's bill. */
function useIsPaid(order: StaffOrder): boolean {
  const bill = useStaffBill(order.billId);
  const isBillPaid = bill !== undefined && bill.worthKurus > 0 && bill.openKurus <= 0;
  return isBillPaid || recordedPayment(order) !== null;
}

/** Returns true if the order's table does not exist. */
function useIsUnknownTable({ orderType, tableNumber }: StaffOrder): boolean {
  const { rows } = useStaffTables();
  return useMemo(() => {
    if (orderType !== 'table' || !tableNumber || !rows || rows.length === 0) return false;
    return tableCalled(tableNumber, rows) === null;
  }, [orderType, tableNumber, rows]);
}

function Waiting({ order }: { order: StaffOrder }) {
  const since = waitingSince(order);
  const minutes = useMinutes(order);
  const timer = useClockText<HTMLSpanElement>(
    useCallback((now) => elapsedText(now - since), [since]),
  );
  if (useIsBeforeOpening(order)) {
    const time = formatTime(since);
    return (
      <p className={ticketBandStyles.timer}>
        <Trans>from {time}</Trans>
      </p>
    );
  }
  return (
    <p className={ticketBandStyles.timer}>
      {/* Screen readers get minutes, not ticking seconds. */}
      <span ref={timer} aria-hidden="true" />
      <VisuallyHidden>
        <Plural value={minutes} one="# minute" other="# minutes" />
      </VisuallyHidden>
    </p>
  );
}

type TicketProps = {
  order: OrderOnBoard;
  isFresh: boolean;
  /** The tab order contains one ticket per column; arrows move on. */
  isTabStop: boolean;
  onFocus: (orderId: string) => void;
};

/** Shows an order and re-renders only when that order changes. */
export const Ticket = memo(function Ticket(props: TicketProps) {
  const { order, isFresh, isTabStop, onFocus } = props;
  const { t } = useLingui();
  const { move } = useOrderActions();
  const headingId = useId();
  const status = orderStatusOf(order.status);
  const next = nextOrderStatus(status);
  const { acknowledgedAt, acknowledgedBy: name } = order;
  const time = acknowledgedAt ? formatTime(Date.parse(acknowledgedAt)) : '';
  const hand = useStoredValue(storedHand);
  // On dishes a tap ticks, so that the head opens the order.
  const place = status === 'pending' ? 'body' : 'head';
  // A station only ticks: its ticket leaves the board with the last dish.
  const isCut = cutTo(useContext(BoardStationContext)) !== null;
  const hasActions = !order.refusal;
  return (
    <article
      id={ticketId(order.id)}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => onFocus(order.id)}
      aria-labelledby={headingId}
      className={styles.ticket}
    >
      <TicketBand order={order} headingId={headingId} isFresh={isFresh} />
      {place === 'head' && <OpenTicket order={order} place={place} />}
      {order.conflict && <ConflictStrip order={order} conflict={order.conflict} />}
      <RefusedStrip order={order} />
      {acknowledgedAt && name && status === 'pending' && (
        <p className={notes.address}>
          <Hand size={18} className={notes.icon} />
          <span className={notes.words}>{t`${name} took it at ${time}`}</span>
        </p>
      )}
      <TicketWish order={order} />
      {!isCut && <TicketAddress order={order} />}
      <div className={classNames(styles.body, isCut && hasActions && styles.besideMore)}>
        {place === 'body' && <OpenTicket order={order} place={place} />}
        <TicketLines order={order} />
        {order.isQueued && !order.conflict && (
          <p className={styles.waiting}>
            <CircleDashed size={16} strokeWidth={2.25} />
            <Trans>Waiting to be sent</Trans>
          </p>
        )}
        {isCut && hasActions && (
          <div className={styles.more}>
            <More order={order} />
          </div>
        )}
      </div>
      {!isCut && hasActions && (
        <div data-hand={hand} className={styles.actions}>
          <More order={order} />
          {isOpen(status) && next && (
            <Button
              tone={status === 'pending' ? 'solid' : 'outline'}
              className={classNames(styles.advance, status !== 'pending' && styles.calmAdvance)}
              onPointerDown={onlyClick}
              onClick={() => move(order, next)}
            >
              {t(ADVANCE_WORDS[status])}
              <VisuallyHidden>{`: ${order.code}`}</VisuallyHidden>
            </Button>
          )}
        </div>
      )}
    </article>
  );
});

/** The part of the ticket that opens the order; other buttons lie above. */
function OpenTicket({ order, place }: { order: OrderOnBoard; place: 'head' | 'body' }) {
  const { open } = useOrderActions();
  const { code } = order;
  return (
    <button type="button" className={styles.open[place]} onClick={() => open(order)}>
      <VisuallyHidden>
        <Trans>Details of {code}</Trans>
      </VisuallyHidden>
    </button>
  );
}

function More({ order }: { order: OrderOnBoard }) {
  const { t } = useLingui();
  const { code } = order;
  return (
    <Menu
      align="start"
      trigger={<IconButton label={t`More for ${code}`} icon={<Ellipsis />} tone="outline" />}
    >
      <TicketMenu order={order} />
    </Menu>
  );
}

export function ticketId(orderId: string): string {
  return `ticket-${orderId}`;
}

/** The focus follows a moved ticket. */
export function useTicketFocus(
  movedId: string | null,
  orders: readonly OrderOnBoard[] | undefined,
): void {
  // Each change of the orders may move the ticket.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the orders mark the event.
  useEffect(() => {
    if (movedId === null) return;
    // Focusing forces a layout, so the ticket renders first.
    void afterPaint().then(() => {
      if (document.activeElement !== document.body) return;
      document.getElementById(ticketId(movedId))?.focus({ preventScroll: true });
    });
  }, [movedId, orders]);
}

/** The band counts as in view when this share is visible. */
const MOST_OF_IT = 0.6;
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/** Reports that this tablet shows an order: its band (ref) is on a visible page, by the rule of `isSeenOnBoard`. */
function useReportSeen<E extends HTMLElement>({
  id,
  seenAt,
}: Pick<StaffOrder, 'id' | 'seenAt'>): RefObject<E | null> {
  const band = useRef<E>(null);
  const report = useCommand(markOrderSeen);
  const isNews = seenAt === null;
  useEffect(() => {
    if (!isNews || !band.current) return;
    return whileShown(band.current, () => {
      report({ orderId: id }).catch((error: unknown) => console.error(error));
    });
  }, [id, isNews, report]);
  return band;
}

/** Calls back whenever the element counts as seen; repeats are harmless. */
function whileShown(element: Element, onShown: () => void): () => void {
  const board = element.closest('main');
  const listedAt = performance.now();
  let isInView = false;
  function check(touchedAt: number | null) {
    if (document.visibilityState !== 'visible') return;
    if (isSeenOnBoard({ isInView, listedAt, touchedAt })) onShown();
  }
  const observer = new IntersectionObserver(
    (entries) => {
      isInView = entries.at(-1)?.isIntersecting === true;
      check(null);
    },
    { threshold: MOST_OF_IT },
  );
  observer.observe(element);
  const onVisible = () => check(null);
  const onTouch = () => {
    // A phone hides all columns but one.
    const isListed = (element.closest('section')?.getClientRects().length ?? 0) > 0;
    if (isListed) void afterPaint().then(() => check(performance.now()));
  };
  document.addEventListener('visibilitychange', onVisible);
  for (const touch of TOUCHES) board?.addEventListener(touch, onTouch, { passive: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', onVisible);
    for (const touch of TOUCHES) board?.removeEventListener(touch, onTouch);
  };
}
