import type { StaffOrder } from '#domain/orders/order-view';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { type StaffReading, useStaffReading } from '../../../data/react/staff/use-staff-reading';

export type OrderById =
  | { state: 'ready'; order: OrderOnBoard; again: () => void }
  | { state: Exclude<StaffReading<StaffOrder>['state'], 'ready'>; again: () => void };

/** An order from the replica, or from the server if it is too old. */
export function useOrderById(id: string, orders: readonly OrderOnBoard[] | undefined): OrderById {
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
