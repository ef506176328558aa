import { ordersAhead } from '../../orders/order-ticks';
import { type OrderOnBoard, readBoard } from '../../orders/staff-board';
import { rowsOnTablet, type StaffRows, useStaffRows } from './use-staff-rows';

export type { OrderConflict, OrderOnBoard } from '../../orders/staff-board';

export type StaffOrders = Omit<StaffRows<OrderOnBoard>, 'rows'> & {
  orders: OrderOnBoard[] | undefined;
};

export const boardOrders = ordersAhead(rowsOnTablet(readBoard));

export function useStaffOrders(): StaffOrders {
  const { rows, ...reading } = useStaffRows(boardOrders);
  return { ...reading, orders: rows };
}
