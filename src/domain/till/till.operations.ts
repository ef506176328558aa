import { operation } from '../sync/operation';
import { closeDayInput } from './day-close';

const DAYS = '/api/admin/days/:day';

export const drawers = operation('drawer.list', 'GET /api/admin/drawers', 'till.count');
/** A day that is still open reads as an X, a closed one as its Z. */
export const report = operation('day.report', `GET ${DAYS}`, 'till.close');
export const close = operation('day.close', `POST ${DAYS}/close`, 'till.close', closeDayInput);
