import * as v from 'valibot';
import { operation } from '../sync/operation';

const change = 'orders.change';
const ONE = '/api/admin/seatings/:id';

/** Older builds paid a bill by this; the server tells them to load the present build. */
export const pay = operation('seating.pay', `POST ${ONE}/pay`, change, v.unknown());
export const close = operation('seating.close', `POST ${ONE}/close`, change, v.object({}));
