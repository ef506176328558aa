import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { barNow } from '../../../data/react/core/bar-clock';
import { useStaffMenu } from '../../../data/react/staff/use-staff-menu';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { canPrint } from '../../../ui/can-print';
import { useSwitchDish } from '../../menu/use-switch-dish';
import { UndoBar } from '../../shared/UndoBar';
import { usePanel } from '../../shared/use-list-search';
import { CancelOrderDialog } from '../dialogs/CancelOrderDialog';
import { OrderPanel } from '../panel/OrderPanel';
import { PaperOf, PrintPage } from '../print/PrintPage';
import type { PrintJob } from '../print/print-job';
import { UnprintedDialog } from '../print/UnprintedDialog';
import { STATUS_WORDS } from '../shared/board-words';
import { type OrderActions, OrderActionsContext } from '../shared/order-actions';
import { useTicketFocus } from '../ticket/use-ticket-focus';
import { boardAction } from './board-keys';
import { mayAct } from './use-board-keys';
import { type Move, useChangeOrderStatus } from './use-change-order-status';

type OrderActionsProviderProps = {
  /** undefined means that the orders are loading. */
  orders: readonly OrderOnBoard[] | undefined;
  children: ReactNode;
};

/** Provides a page's order actions with their dialogs, undo and print. */
export function OrderActionsProvider({ orders, children }: OrderActionsProviderProps) {
  const moves = useChangeOrderStatus();
  const { switchDish, ...dish } = useSwitchDish();
  const { move, movedId } = moves;
  const [cancelling, setCancelling] = useState<OrderOnBoard | null>(null);
  const [job, setJob] = useState<PrintJob | null>(null);
  const panel = usePanel();
  useTicketFocus(movedId, orders);
  const standing = moves.lastMove && stands(moves.lastMove, orders) ? moves.lastMove : null;
  const undoMove = standing?.canUndo ? () => moves.undo(standing) : undefined;
  useUndoKey(undoMove ?? dish.undo ?? null);
  const moveText = useMoveText();
  const actions = useStableActions({
    open: ({ id }) => {
      if (!moves.isSlip()) panel.open(id);
    },
    move: (...step) => {
      dish.forget();
      move(...step);
    },
    cancel: setCancelling,
    print: (kind, order) => setJob({ kind, order, at: barNow() }),
    switchDish: (one) => {
      moves.forget();
      switchDish(one);
    },
  });
  const place = panel.id === undefined ? 'page' : 'panel';
  const isShown = place === 'page' || standing?.orderId === panel.id;
  const undoBar = standing && isShown && (
    <UndoBar words={moveText(standing)} clock={moves.clock} onUndo={undoMove} place={place} />
  );

  return (
    <OrderActionsContext value={actions}>
      {children}
      {place === 'page' && undoBar}
      {!standing && dish.last && place === 'page' && (
        <UndoBar words={dish.last.words} clock={dish.clock} onUndo={dish.undo} />
      )}
      {panel.id !== undefined && (
        <OrderPanel id={panel.id} orders={orders} undoBar={undoBar} onClose={panel.close} />
      )}
      {cancelling && (
        <CancelOrderDialog
          order={cancelling}
          onKeep={() => setCancelling(null)}
          onCancel={(order, reason) => {
            setCancelling(null);
            move(order, 'cancelled', reason);
          }}
        />
      )}
      {job && canPrint() && (
        <PrintPage key={`${job.kind} ${job.order.id} ${job.at}`} onDone={() => setJob(null)}>
          <PaperOf job={job} />
        </PrintPage>
      )}
      {job && !canPrint() && <UnprintedDialog job={job} onClose={() => setJob(null)} />}
    </OrderActionsContext>
  );
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
      cancel: (order) => latest.current.cancel(order),
      print: (...paper) => latest.current.print(...paper),
      switchDish: (dish) => latest.current.switchDish(dish),
      soldOut,
    }),
    [soldOut],
  );
}

function useMoveText(): (move: Move) => string {
  const { t } = useLingui();
  return ({ code, from, to }) => {
    const [before, after] = [t(STATUS_WORDS[from]), t(STATUS_WORDS[to])];
    return t`${code}: ${before} → ${after}`;
  };
}

/** Returns the ids of sold-out dishes, stable until one changes. */
function useSoldOut(): ReadonlySet<number> {
  const { rows } = useStaffMenu();
  const ids = rows?.flatMap(({ id, isAvailable }) => (isAvailable ? [] : [id])).join(' ') ?? '';
  return useMemo(() => new Set(ids ? ids.split(' ').map(Number) : []), [ids]);
}

/** The key U undoes the last change while the undo is possible. */
function useUndoKey(undo: (() => void) | null): void {
  const action = useRef(undo);
  useEffect(() => {
    action.current = undo;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (boardAction(event) !== 'undo' || !action.current || !mayAct(event)) return;
      event.preventDefault();
      action.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
