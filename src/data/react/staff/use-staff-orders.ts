import { ordersAhead } from '../../orders/orders-ahead';
import { type OrderOnBoard, readBoard } from '../../orders/staff-board';
import { rowsOnTablet, type StaffRows, useStaffRows } from './use-staff-rows';

export type { OrderConflict, OrderOnBoard } from '../../orders/staff-board';

export type StaffOrders = Omit<StaffRows<OrderOnBoard>, 'rows'> & {
  orders: OrderOnBoard[] | undefined;
};

/** The board's rows, optimistic from the tap on. */
export const boardOrders = ordersAhead(rowsOnTablet(readBoard));

/** After a read error it reports it and retries automatically. */
export function useStaffOrders(): StaffOrders {
  const { rows, ...reading } = useStaffRows(boardOrders);
  return { ...reading, orders: rows };
}
