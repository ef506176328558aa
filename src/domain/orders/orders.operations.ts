import { operation } from '../sync/operation';

export const list = operation('order.list', 'GET /api/admin/orders', 'orders.read');
export const read = operation('order.read', 'GET /api/admin/orders/:id', 'orders.read');
export const steps = operation('order.steps', 'GET /api/admin/orders/:id/steps', 'orders.read');
