import { operation } from '../sync/operation';

export const list = operation('bill.list', 'GET /api/admin/bills', 'orders.read');
