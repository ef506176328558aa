import * as v from 'valibot';
import { operation } from '../sync/operation';
import { addKioskInput, changeKioskInput } from './kiosk';

const [read, change] = ['orders.read', 'orders.change'] as const;
const ALL = '/api/admin/kiosks';

export const list = operation('kiosk.list', `GET ${ALL}`, read);
export const add = operation('kiosk.add', `POST ${ALL}`, change, addKioskInput);
export const edit = operation('kiosk.change', `PATCH ${ALL}/:id`, change, changeKioskInput);
export const remove = operation('kiosk.remove', `DELETE ${ALL}/:id`, change, v.object({}));
