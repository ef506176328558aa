import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { DomainError } from '#domain/error-codes';
import type { CancelReason } from '#domain/orders/cancel-reasons';
import { canChangeOrderStatus } from '#domain/orders/change-order-status';
import { type OrderStatus, orderStatusOf } from '#domain/orders/order';
import { changeOrderStatus } from '../../data/commands/change-order-status';
import { useCommand } from '../../data/react/use-command';
import type { OrderOnBoard } from '../../data/react/use-staff-orders';
import { useAnnounce } from '../../ui/feedback/use-announce';
import { useToast } from '../../ui/overlays/use-toast';
import { askToSignIn } from '../shell/sign-in-ask';
import { STATUS_WORDS } from './board-words';

export type Move = {
  nth: number;
  orderId: string;
  code: string;
  from: OrderStatus;
  to: OrderStatus;
  /** Some moves have no legal way back. */
  canUndo: boolean;
};

/** A moved ticket leaves its place to the next one: a second tap there within this time is a slip. */
const SLIP_MS = 400;

/** Moves an order, says so, and remembers the last move for the undo bar. */
export function useMoveOrder() {
  const { t } = useLingui();
  const announce = useAnnounce();
  const toast = useToast();
  const change = useCommand(changeOrderStatus);
  const [lastMove, setLastMove] = useState<Move | null>(null);
  const [movedId, setMovedId] = useState<string | null>(null);
  const lastTap = useRef({ at: Number.NEGATIVE_INFINITY, nth: 0 });

  function send(step: Parameters<typeof change>[0]) {
    setMovedId(step.orderId);
    change(step).catch((error: unknown) => {
      console.error(error);
      setLastMove(null);
      if (error instanceof DomainError && error.code === 'unauthorized') return askToSignIn();
      toast.show({ tone: 'error', title: t`The change could not be saved on this tablet.` });
    });
  }

  function move(order: OrderOnBoard, to: OrderStatus, reason?: CancelReason) {
    const at = performance.now();
    // What is not at the bar moves nowhere.
    if (order.refusal || at - lastTap.current.at < SLIP_MS) return;
    const nth = lastTap.current.nth + 1;
    lastTap.current = { at, nth };
    const from = orderStatusOf(order.status);
    send({ orderId: order.id, from, to, ...(reason ? { reason } : {}) });
    const [code, before, after] = [order.code, t(STATUS_WORDS[from]), t(STATUS_WORDS[to])];
    announce(t`${code}: ${before} → ${after}`);
    setLastMove({
      nth,
      orderId: order.id,
      code,
      from,
      to,
      canUndo: canChangeOrderStatus(to, from),
    });
  }

  function undo({ orderId, code, from, to }: Move) {
    send({ orderId, from: to, to: from });
    const before = t(STATUS_WORDS[from]);
    announce(t`${code}: undone, ${before} again`);
    setLastMove(null);
  }

  const forget = useCallback(() => setLastMove(null), []);
  return { move, undo, lastMove, movedId, forget };
}
