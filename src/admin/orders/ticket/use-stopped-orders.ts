import { useEffect } from 'react';
import { storedWork } from '../../../data/drafts/board-work';
import { useStoredValue } from '../../../data/react/core/use-stored-value';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { afterPaint } from '../../../ui/after-paint';
import { isOpen, type OpenStatus } from '../shared/order-columns';
import { stoppedOrders, workOf } from './stopped-orders';

export type StoppedOrder = { order: OrderOnBoard; column: OpenStatus };

/** Returns the orders to stop, in their columns, until a person acknowledges them. */
export function useStoppedOrders(orders: readonly OrderOnBoard[]): StoppedOrder[] {
  const work = useStoredValue(storedWork);
  useEffect(() => {
    // Storing re-renders the board, so the tapped ticket moves first.
    void afterPaint().then(() => {
      const next = JSON.stringify(workOf(orders, storedWork.get()));
      if (next !== JSON.stringify(storedWork.get())) storedWork.set(next);
    });
  }, [orders]);
  return stoppedOrders(orders, work).map((order) => ({ order, column: columnOf(work[order.id]) }));
}

export function acknowledgeStop(orderId: string): void {
  const { [orderId]: _read, ...rest } = storedWork.get();
  storedWork.set(JSON.stringify(rest));
}

function columnOf(status: string | undefined): OpenStatus {
  return status !== undefined && isOpen(status as OpenStatus)
    ? (status as OpenStatus)
    : 'preparing';
}
