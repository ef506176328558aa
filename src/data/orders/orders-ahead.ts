import type { SharedRows } from '../staff/shared-rows';
import type { OrderOnBoard } from './staff-board';

export type OrdersAhead = SharedRows<OrderOnBoard> & {
  /** Shows the new status until it is stored and read again; a failed write reverts it. */
  show(orderId: string, status: string, written: Promise<unknown>): void;
};

/** Shows a change in the frame of the tap: storing and reading takes a slow tablet 300 ms. */
export function ordersAhead(orders: SharedRows<OrderOnBoard>): OrdersAhead {
  const steps = new Map<string, { status: string; isWritten: boolean }>();
  const listeners = new Set<() => void>();
  let base = orders.get();
  let shown = base;

  function layOver(): void {
    const read = orders.get();
    if (read !== base) forgetRead(read);
    base = read;
    shown = read;
    if (!Array.isArray(read) || steps.size === 0) return;
    shown = read.map((order) => {
      const step = steps.get(order.id);
      return step ? { ...order, status: step.status } : order;
    });
  }

  function forgetRead(read: typeof base): void {
    if (!Array.isArray(read)) return;
    for (const { id, conflict } of read) {
      if (conflict || steps.get(id)?.isWritten) steps.delete(id);
    }
  }

  function tell(): void {
    layOver();
    for (const listener of [...listeners]) listener();
  }

  return {
    again: orders.again,
    get() {
      if (orders.get() !== base) layOver();
      return shown;
    },
    subscribe(listener) {
      const stop = orders.subscribe(listener);
      listeners.add(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
    show(orderId, status, written) {
      const found = orders.get();
      if (!Array.isArray(found) || !found.some(({ id }) => id === orderId)) return;
      const step = { status, isWritten: false };
      steps.set(orderId, step);
      tell();
      written.then(
        () => {
          step.isWritten = true;
        },
        () => {
          if (steps.get(orderId) !== step) return;
          steps.delete(orderId);
          tell();
        },
      );
    },
  };
}
