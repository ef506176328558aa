import * as v from 'valibot';
import { operation } from '../sync/operation';
import { addPrinterInput, changePrinterInput } from './printer';

const [read, change] = ['settings.read', 'tables.change'] as const;
const ALL = '/api/admin/printers';

export const list = operation('printer.list', `GET ${ALL}`, read);
export const add = operation('printer.add', `POST ${ALL}`, change, addPrinterInput);
export const edit = operation('printer.change', `PUT ${ALL}/:id`, change, changePrinterInput);
export const remove = operation('printer.remove', `DELETE ${ALL}/:id`, change, v.object({}));
export const test = operation('printer.test', `POST ${ALL}/:id/test`, change, v.object({}));
/** Prints a slip again, marked as a further print. */
export const again = operation(
  'printer.again',
  'POST /api/admin/print-jobs/:id/again',
  change,
  v.object({}),
);
/** Prints the slips of an order again, at every station that has a part of it. */
export const ticket = operation(
  'printer.ticket',
  'POST /api/admin/orders/:id/print',
  'orders.change',
  v.object({}),
);
