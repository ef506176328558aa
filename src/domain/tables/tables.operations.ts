import { operation } from '../sync/operation';
import { addTableInput, changeTableInput } from './venue-table';

const [read, change] = ['tables.read', 'tables.change'] as const;
const ALL = '/api/admin/tables';

export const list = operation('table.list', `GET ${ALL}`, read);
export const add = operation('table.add', `POST ${ALL}`, change, addTableInput);
export const edit = operation('table.change', `PUT ${ALL}/:id`, change, changeTableInput);
export const remove = operation('table.remove', `DELETE ${ALL}/:id`, change);
export const renewCode = operation('table.code', `POST ${ALL}/:id/code`, change);
export const cards = {
  ...operation('table.cards', `GET ${ALL}/cards`, change),
  byCookie: true,
} as const;
