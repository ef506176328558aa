import { operation } from '../sync/operation';

export const listTables = operation(
  'table_booking.list',
  'GET /api/admin/reservations',
  'reservations.read',
);
export const listBrunches = operation(
  'brunch.list',
  'GET /api/admin/brunch-reservations',
  'reservations.read',
);
