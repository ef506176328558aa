import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CancelReason, OrderStatus } from '#domain/orders/order';
import { canMoveOrder, orderStatusOf } from '#domain/orders/order';
import { dishName } from '#domain/orders/ticket-lines';
import * as printing from '#domain/printing/printers.operations';
import { STATIONS } from '#domain/stations/station';
import type { TakenMethod } from '#domain/tender-methods';
import { changeOrderStatus, tickLine } from '../../../data/commands/orders/staff-orders';
import { tickedOrder } from '../../../data/orders/staff-board';
import { useCommand } from '../../../data/react/use-app';
import type { OrderOnBoard } from '../../../data/react/use-staff';
import {
  barNow,
  boardOrders,
  usePrintersFor,
  useStaffBills,
  useStaffMenu,
} from '../../../data/react/use-staff';
import { useLanguage } from '../../../i18n/language';
import { afterPaint } from '../../../ui/after-paint';
import { useAnnounce } from '../../../ui/feedback/states';
import { lazyPart } from '../../../ui/layout/Flow';
import { useToast } from '../../../ui/overlays/ToastProvider';
import { useSwitchDish } from '../../menu/sold-out';
import { isPageKey, takeKey, useKeys, usePanel } from '../../shared/List';
import { useOpenBill } from '../../shared/OpenButton';
import { useFailedSave, useOperations } from '../../shared/sending';
import { createSlipGuard, UndoBar, useUndoable, useUndoClock } from '../../shared/UndoBar';
import { CancelOrderDialog, HandOverDialog } from '../dialogs/OrderDialogs';
import { OrderPanel } from '../panel/OrderPanel';
import type { OrderActions, PrintJob, TickRow } from '../shared/board-view';
import { OrderActionsContext, STATUS_WORDS } from '../shared/board-view';
import { ticketId, useTicketFocus } from '../ticket/Ticket';
import { boardAction } from './use-board-keys';

const OrderPrint = lazyPart(() => import('../print/OrderPrint').then((part) => part.OrderPrint));

type OrderActionsProviderProps = {
  /** undefined means that the orders are loading. */
  orders: readonly OrderOnBoard[] | undefined;
  children: ReactNode;
};

/** Provides a page's order actions with their dialogs, undo and print. */
export function OrderActionsProvider({ orders, children }: OrderActionsProviderProps) {
  const moves = useChangeOrderStatus();
  const { switchDish, ...dish } = useSwitchDish();
  const { tick, forget: forgetTick, ...ticked } = useTickLines();
  const { move, movedId } = moves;
  const [cancelling, setCancelling] = useState<OrderOnBoard | null>(null);
  const [handing, setHanding] = useState<OrderOnBoard | null>(null);
  const openBill = useOpenBill();
  const { rows: bills } = useStaffBills();
  const ownBill = ({ id }: OrderOnBoard) => bills?.find((bill) => bill.id === id);
  const [job, setJob] = useState<PrintJob | null>(null);
  const print = usePrint(setJob);
  const panel = usePanel();
  useTicketFocus(movedId, orders);
  const standing = moves.lastMove && stands(moves.lastMove, orders) ? moves.lastMove : null;
  const undoMove = standing?.canUndo ? () => moves.undo(standing) : undefined;
  const other = dish.last ? dish : ticked;
  // The key U undoes the last change while the undo is possible.
  useKeys((event) => {
    const undo = undoMove ?? other.undo;
    if (boardAction(event) !== 'undo' || !undo || !isPageKey(event)) return;
    takeKey(event, undo);
  });
  const actions = useStableActions({
    open: ({ id }) => {
      if (!moves.isSlip()) panel.open(id);
    },
    move: (order, to) => {
      dish.forget();
      forgetTick();
      if (to === 'completed' && (ownBill(order)?.openKurus ?? 0) > 0) return setHanding(order);
      move(order, to);
    },
    bill: ({ billId }) => {
      if (billId) openBill(billId);
    },
    cancel: setCancelling,
    print,
    tick: (order, row) => {
      dish.forget();
      moves.forget();
      tick(order, row);
    },
    switchDish: (one) => {
      moves.forget();
      forgetTick();
      switchDish(one);
    },
  });
  const place = panel.id === undefined ? 'page' : 'panel';
  const isShown = place === 'page' || standing?.orderId === panel.id;
  const undoBar = standing && isShown && (
    <UndoBar of={{ last: standing, clock: moves.clock, undo: undoMove }} place={place} />
  );

  return (
    <OrderActionsContext value={actions}>
      {children}
      {place === 'page' && undoBar}
      {!standing && place === 'page' && <UndoBar of={other} />}
      {panel.id !== undefined && (
        <OrderPanel id={panel.id} orders={orders} undoBar={undoBar} onClose={panel.close} />
      )}
      {cancelling && (
        <CancelOrderDialog
          order={cancelling}
          onKeep={() => setCancelling(null)}
          onCancel={(order, reason) => {
            setCancelling(null);
            move(order, 'cancelled', { reason });
          }}
        />
      )}
      {handing && (
        <HandOverDialog
          order={handing}
          openKurus={ownBill(handing)?.openKurus ?? 0}
          onClose={() => setHanding(null)}
          onHandOver={(paidBy) => {
            setHanding(null);
            move(handing, 'completed', paidBy && { paidBy });
          }}
        />
      )}
      {job && (
        <Suspense>
          <OrderPrint
            key={`${job.kind} ${job.order.id} ${job.at}`}
            job={job}
            onDone={() => setJob(null)}
          />
        </Suspense>
      )}
    </OrderActionsContext>
  );
}

/** Tickets print at the venue's printers where it has some, everything else on the tablet. */
function usePrint(onTablet: (job: PrintJob) => void): OrderActions['print'] {
  const { t } = useLingui();
  const toast = useToast();
  const { run } = useOperations();
  const hasPrinters = usePrintersFor(STATIONS);
  return (kind, order) => {
    const job = { kind, order, at: barNow() };
    if (kind !== 'ticket' || !hasPrinters) return onTablet(job);
    const { id, code } = order;
    void run(printing.ticket, { id, input: {} }).then((sent) => {
      if (!sent) return onTablet(job);
      toast.show({ tone: 'success', title: t`${code} is printed again.` });
    });
  };
}

/** After a colleague's change nobody can undo. */
function stands({ orderId, from, to }: Move, orders: readonly OrderOnBoard[] | undefined) {
  const order = orders?.find(({ id }) => id === orderId);
  return order !== undefined && !order.conflict && [from, to].some((ours) => ours === order.status);
}

/** The value is stable until a dish's availability changes, so tickets do not re-render. */
function useStableActions(actions: Omit<OrderActions, 'soldOut'>): OrderActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const soldOut = useSoldOut();
  return useMemo(
    () => ({
      open: (order) => latest.current.open(order),
      move: (...step) => latest.current.move(...step),
      tick: (...row) => latest.current.tick(...row),
      bill: (order) => latest.current.bill(order),
      cancel: (order) => latest.current.cancel(order),
      print: (...paper) => latest.current.print(...paper),
      switchDish: (dish) => latest.current.switchDish(dish),
      soldOut,
    }),
    [soldOut],
  );
}

/** Returns the ids of sold-out dishes, stable until one changes. */
function useSoldOut(): ReadonlySet<number> {
  const { rows } = useStaffMenu();
  const ids = rows?.flatMap(({ id, isAvailable }) => (isAvailable ? [] : [id])).join(' ') ?? '';
  return useMemo(() => new Set(ids ? ids.split(' ').map(Number) : []), [ids]);
}

type Move = {
  nth: number;
  orderId: string;
  code: string;
  words: string;
  from: OrderStatus;
  to: OrderStatus;
  /** False for the few changes that staff cannot undo. */
  canUndo: boolean;
};

type StepFacts = { reason?: CancelReason; paidBy?: TakenMethod };

/** Changes a status, announces it, and keeps the last change for undo. */
function useChangeOrderStatus() {
  const { t } = useLingui();
  const announce = useAnnounce();
  const failed = useFailedSave();
  const change = useCommand(changeOrderStatus);
  const [lastMove, setLastMove] = useState<Move | null>(null);
  const [movedId, setMovedId] = useState<string | null>(null);
  const [slips] = useState(createSlipGuard);
  const lastNth = useRef(0);

  function send(step: Parameters<typeof change>[0], hadFocus: boolean) {
    setMovedId(hadFocus ? step.orderId : null);
    // Storing is slower than rendering on old tablets, so the ticket moves first.
    const written = afterPaint().then(() => change(step));
    boardOrders.show(step.orderId, (order) => ({ ...order, status: step.to }), written);
    written.catch((error: unknown) => {
      setLastMove(null);
      failed(error);
    });
  }

  function move(order: OrderOnBoard, to: OrderStatus, facts?: StepFacts) {
    const from = orderStatusOf(order.status);
    // An order that the server lacks does not move; the next ticket takes the place of a moved ticket.
    if (order.refusal || slips.isSlip([order.id, from], performance.now())) return;
    // A touch leaves the focus where it was: a moved ticket that took it would show a keyboard's ring.
    const hadFocus = document.activeElement !== document.body;
    void hideTicket(order.id).then(() => {
      lastNth.current += 1;
      send({ orderId: order.id, from, to, ...facts }, hadFocus);
      const [code, before, after] = [order.code, t(STATUS_WORDS[from]), t(STATUS_WORDS[to])];
      const words = t`${code}: ${before} → ${after}`;
      announce(words);
      const canUndo = canMoveOrder({ ...order, status: to }, from);
      setLastMove({ nth: lastNth.current, orderId: order.id, code, words, from, to, canUndo });
    });
  }

  function undo({ orderId, code, from, to }: Move) {
    slips.forget();
    send({ orderId, from: to, to: from }, true);
    const before = t(STATUS_WORDS[from]);
    announce(t`${code}: undone, ${before} again`);
    setLastMove(null);
  }

  const forget = useCallback(() => setLastMove(null), []);
  const clock = useUndoClock(lastMove?.nth, forget);
  /** A double tap's second tap hits the next ticket. */
  const isSlip = () => slips.isJustTapped(performance.now());
  return { move, undo, lastMove, clock, movedId, forget, isSlip };
}

/**
 * Hides a tapped ticket; resolves once rendered, or at once without a ticket. A slow tablet responds to the finger
 * before the columns render.
 */
async function hideTicket(orderId: string): Promise<void> {
  const ticket = document.getElementById(ticketId(orderId));
  if (!ticket) return;
  ticket.style.display = 'none';
  await afterPaint();
  // A ticket that stays becomes visible again.
  void afterPaint().then(() => {
    ticket.style.display = '';
  });
}

/** Ticks the dishes of a row, announces it, and keeps the last tick for undo. */
function useTickLines() {
  const { t } = useLingui();
  const language = useLanguage();
  const send = useCommand(tickLine);
  const { perform, ...done } = useUndoable();

  function tick({ id, code }: Pick<OrderOnBoard, 'id' | 'code'>, row: TickRow) {
    const [lines, isDone] = [row.lineNos, !row.isDone];
    const dish = `${row.quantity}× ${dishName(row, language)}`;
    perform({
      about: `tick ${id} ${lines.join(' ')} ${isDone}`,
      words: isDone ? t`${code}: ${dish} is done` : t`${code}: ${dish} is not done`,
      run: () => write(id, lines, isDone),
      undo: () => write(id, lines, !isDone),
    });
  }

  function write(orderId: string, lines: number[], isDone: boolean): Promise<void> {
    // Storing is slower than rendering on old tablets, so the ticket shows the tick first.
    const written = afterPaint().then(() => send({ orderId, lines, isDone }));
    const at = barNow();
    const change = (order: OrderOnBoard) => tickedOrder(order, { lines, isDone }, { at, by: null });
    boardOrders.show(orderId, change, written);
    return written;
  }

  return { tick, ...done };
}
