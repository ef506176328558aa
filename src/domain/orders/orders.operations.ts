import { operation } from '../sync/operation';
import { orderFileQuery, orderListQuery } from './order-history';

export const list = operation('order.list', 'GET /api/admin/orders', 'orders.read', orderListQuery);
/** The sums of many orders are for managers. */
export const file = operation(
  'order.file',
  'GET /api/admin/orders.csv',
  'money.read',
  orderFileQuery,
);
export const read = operation('order.read', 'GET /api/admin/orders/:id', 'orders.read');
export const steps = operation('order.steps', 'GET /api/admin/orders/:id/steps', 'orders.read');
