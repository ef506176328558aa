import { ordersAhead } from '../../orders/orders-ahead';
import { type OrderOnBoard, readBoard } from '../../orders/staff-board';
import { rowsOnTablet, type StaffRows, useStaffRows } from './use-staff-rows';

export type { OrderConflict, OrderOnBoard } from '../../orders/staff-board';

export type StaffOrders = Omit<StaffRows<OrderOnBoard>, 'rows'> & {
  /** The tablet's orders with its own queued moves, newest first; undefined while they are not known. */
  orders: OrderOnBoard[] | undefined;
};

/** The board's rows, with a move shown from the tap on. */
export const boardOrders = ordersAhead(rowsOnTablet(readBoard));

/** The orders on this tablet; when they cannot be read it says so, and reads again by itself. */
export function useStaffOrders(): StaffOrders {
  const { rows, ...reading } = useStaffRows(boardOrders);
  return { ...reading, orders: rows };
}
