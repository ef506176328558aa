import { type OrderOnBoard, readBoard } from '../orders/staff-board';
import { rowsOnTablet, type StaffRows, useStaffRows } from './use-staff-rows';

export type { OrderConflict, OrderOnBoard } from '../orders/staff-board';

export type StaffOrders = Omit<StaffRows<OrderOnBoard>, 'rows'> & {
  /** The tablet's orders with its own queued moves, newest first; undefined while they are not known. */
  orders: OrderOnBoard[] | undefined;
};

const board = rowsOnTablet(readBoard);

/** The orders on this tablet; when they cannot be read it says so, and reads again by itself. */
export function useStaffOrders(): StaffOrders {
  const { rows, ...reading } = useStaffRows(board);
  return { ...reading, orders: rows };
}
