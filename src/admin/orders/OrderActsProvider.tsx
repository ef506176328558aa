import { type ReactNode, useMemo, useState } from 'react';
import { barNow } from '../../data/react/bar-clock';
import { useStaffMenu } from '../../data/react/use-staff-menu';
import type { OrderOnBoard } from '../../data/react/use-staff-orders';
import { OrderPanel } from '../order-panel/OrderPanel';
import { PrintSheet } from '../print/PrintSheet';
import { canPrint, type PrintJob } from '../print/print-job';
import { UnprintedDialog } from '../print/UnprintedDialog';
import { usePanel } from '../shared/use-panel';
import { CancelOrderDialog } from './CancelOrderDialog';
import { type OrderActs, OrderActsContext } from './order-acts';
import { UndoBar } from './UndoBar';
import { useKeptFocus } from './use-kept-focus';
import { type Move, useMoveOrder } from './use-move-order';
import { useUndoClock } from './use-undo-clock';
import { useUndoKey } from './use-undo-key';

type OrderActsProviderProps = {
  /** The orders on this tablet; undefined while they are not known. */
  orders: readonly OrderOnBoard[] | undefined;
  children: ReactNode;
};

/** What can be done with the orders of a page, and what stands over it meanwhile: panel, question, undo, paper. */
export function OrderActsProvider({ orders, children }: OrderActsProviderProps) {
  const { move, undo, lastMove, movedId, forget } = useMoveOrder();
  const undoClock = useUndoClock(lastMove?.nth, forget);
  const [cancelling, setCancelling] = useState<OrderOnBoard | null>(null);
  const [job, setJob] = useState<PrintJob | null>(null);
  const panel = usePanel();
  useKeptFocus(movedId, orders);
  const standing = lastMove && stands(lastMove, orders) ? lastMove : null;
  useUndoKey(standing?.canUndo ? () => undo(standing) : null);
  const acts: OrderActs = {
    open: ({ id }) => panel.open(id),
    move,
    cancel: setCancelling,
    print: (kind, order) => setJob({ kind, order, at: barNow() }),
    soldOut: useSoldOut(),
  };

  return (
    <OrderActsContext value={acts}>
      {children}
      {standing && panel.id === undefined && (
        <UndoBar key={standing.nth} move={standing} clock={undoClock} onUndo={undo} />
      )}
      {panel.id !== undefined && (
        <OrderPanel
          id={panel.id}
          orders={orders}
          lastMove={standing}
          undoClock={undoClock}
          onUndo={undo}
          onClose={panel.close}
        />
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
        <PrintSheet
          key={`${job.kind} ${job.order.id} ${job.at}`}
          job={job}
          onDone={() => setJob(null)}
        />
      )}
      {job && !canPrint() && <UnprintedDialog job={job} onClose={() => setJob(null)} />}
    </OrderActsContext>
  );
}

/** Once somebody else has moved the order on, there is nothing of ours to take back. */
function stands({ orderId, from, to }: Move, orders: readonly OrderOnBoard[] | undefined) {
  const order = orders?.find(({ id }) => id === orderId);
  return order !== undefined && !order.conflict && [from, to].some((ours) => ours === order.status);
}

function useSoldOut(): ReadonlySet<number> {
  const { rows } = useStaffMenu();
  return useMemo(
    () => new Set(rows?.filter(({ isAvailable }) => !isAvailable).map(({ id }) => id)),
    [rows],
  );
}
