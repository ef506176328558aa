import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { DomainError } from '#domain/error-codes';
import { type OrderStatus, orderStatusOf } from '#domain/orders/order';
import { type CancelReason, canMoveOrder } from '#domain/orders/order-changes';
import { changeOrderStatus } from '../../../data/commands/orders/change-order-status';
import { boardOrders, type OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { useCommand } from '../../../data/react/use-command';
import { afterPaint } from '../../../ui/after-paint';
import { useAnnounce } from '../../../ui/feedback/use-announce';
import { useToast } from '../../../ui/overlays/use-toast';
import { askToSignIn } from '../../shared/sending';
import { useUndoClock } from '../../shared/UndoBar';
import { createSlipGuard } from '../../shared/use-undoable';
import { STATUS_WORDS } from '../shared/board-words';
import { ticketId } from '../ticket/use-ticket-focus';

export type Move = {
  nth: number;
  orderId: string;
  code: string;
  from: OrderStatus;
  to: OrderStatus;
  /** False for the few changes that staff cannot undo. */
  canUndo: boolean;
};

type Step = {
  order: OrderOnBoard;
  to: OrderStatus;
  reason: CancelReason | undefined;
  /** Something on the page had the focus at the tap, perhaps the ticket that leaves. */
  hadFocus: boolean;
};

/** Changes a status, announces it, and keeps the last change for undo. */
export function useChangeOrderStatus() {
  const { t } = useLingui();
  const announce = useAnnounce();
  const toast = useToast();
  const change = useCommand(changeOrderStatus);
  const [lastMove, setLastMove] = useState<Move | null>(null);
  const [movedId, setMovedId] = useState<string | null>(null);
  const [slips] = useState(createSlipGuard);
  const lastNth = useRef(0);

  function send(step: Parameters<typeof change>[0], hadFocus: boolean) {
    setMovedId(hadFocus ? step.orderId : null);
    // Storing is slower than rendering on old tablets, so the ticket moves first.
    const written = afterPaint().then(() => change(step));
    boardOrders.show(step.orderId, step.to, written);
    written.catch((error: unknown) => {
      console.error(error);
      setLastMove(null);
      if (error instanceof DomainError && error.code === 'unauthorized') return askToSignIn();
      toast.show({ tone: 'error', title: t`The change could not be saved on this tablet.` });
    });
  }

  function move(order: OrderOnBoard, to: OrderStatus, reason?: CancelReason) {
    const from = orderStatusOf(order.status);
    // An order that the server lacks does not move; the next ticket takes the place of a moved ticket.
    if (order.refusal || slips.isSlip([order.id, from], performance.now())) return;
    // A touch leaves the focus where it was: a moved ticket that took it would show a keyboard's ring.
    const hadFocus = document.activeElement !== document.body;
    void hideTicket(order.id).then(() => show({ order, to, reason, hadFocus }));
  }

  function show({ order, to, reason, hadFocus }: Step) {
    const from = orderStatusOf(order.status);
    lastNth.current += 1;
    send({ orderId: order.id, from, to, ...(reason ? { reason } : {}) }, hadFocus);
    const [code, before, after] = [order.code, t(STATUS_WORDS[from]), t(STATUS_WORDS[to])];
    announce(t`${code}: ${before} → ${after}`);
    setLastMove({
      nth: lastNth.current,
      orderId: order.id,
      code,
      from,
      to,
      canUndo: canMoveOrder({ ...order, status: to }, from),
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
