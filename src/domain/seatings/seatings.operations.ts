import * as v from 'valibot';
import { operation } from '../sync/operation';
import { payBillInput } from './pay-bill';

const change = 'orders.change';
const ONE = '/api/admin/seatings/:id';

export const pay = operation('seating.pay', `POST ${ONE}/pay`, change, payBillInput);
export const close = operation('seating.close', `POST ${ONE}/close`, change, v.object({}));
