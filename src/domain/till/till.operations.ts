import { operation } from '../sync/operation';
import { closeDayInput, mailDayInput } from './day-close';
import { changeDrawerInput, drawerInput } from './drawer';

const DAYS = '/api/admin/days/:day';

const DRAWERS = '/api/admin/drawers';

export const drawers = operation('drawer.list', `GET ${DRAWERS}`, 'till.count');
export const addDrawer = operation('drawer.add', `POST ${DRAWERS}`, 'till.close', drawerInput);
export const changeDrawer = operation(
  'drawer.change',
  `PUT ${DRAWERS}/:id`,
  'till.close',
  changeDrawerInput,
);
/** Closed days, the latest first, and the day that waits to be closed. */
export const days = operation('day.list', 'GET /api/admin/days', 'till.close');
/** A day that is still open reads as an X, a closed one as its Z. */
export const report = operation('day.report', `GET ${DAYS}`, 'till.close');
export const close = operation('day.close', `POST ${DAYS}/close`, 'till.close', closeDayInput);
/** Sends the Z of a closed day again. */
export const mail = operation('day.mail', `POST ${DAYS}/mail`, 'till.close', mailDayInput);
