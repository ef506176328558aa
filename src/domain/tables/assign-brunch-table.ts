import { FOREVER, type Mutation } from '../sync/mutation';
import { assignTableInput } from './assign-table';

export const assignBrunchTableMutation = {
  kind: 'brunch.table',
  entity: 'brunch',
  method: 'PATCH',
  path: '/api/admin/brunch-reservations/:id/table',
  schema: assignTableInput,
  verb: 'assign-brunch-table',
  routes: 'admin-seating',
  need: 'reservations.change',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  row: { name: 'reservation', store: 'brunch' },
  audit: 'brunch_reservation.table',
} as const satisfies Mutation;
