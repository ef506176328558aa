import { orders } from '../../../db/tables/orders.table';
import type { OrdersRepository } from '../../../repositories/orders.repository';
import { type StoredOrder, staffOrder } from '../../../repositories/rows/order-wire';
import type { Kind, StaffChangeDeps } from '../../shared/staff-change';

export type OrderChangeDeps = StaffChangeDeps & { orders: OrdersRepository };

export function orderRows(deps: OrderChangeDeps): Kind<typeof orders, StoredOrder> {
  return {
    table: orders,
    find: deps.orders.find,
    rowOf: ({ row }) => row,
    read: (order, row) => staffOrder({ ...order, row }),
  };
}
