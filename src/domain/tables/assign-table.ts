import * as v from 'valibot';
import { FOREVER, type Mutation } from '../sync/mutation';

const tableId = v.nullable(
  v.pipe(v.number('table.unknown'), v.integer('table.unknown'), v.minValue(1, 'table.unknown')),
);

/** null removes the table. `from` is the table that the person saw. */
export const assignTableInput = v.object({ tableId, from: v.exactOptional(tableId) });

export type AssignTableInput = v.InferOutput<typeof assignTableInput>;

export const assignTableMutation = {
  kind: 'reservation.table',
  entity: 'res',
  method: 'PATCH',
  path: '/api/admin/reservations/:id/table',
  schema: assignTableInput,
  verb: 'assign-table',
  routes: 'admin-seating',
  need: 'reservations.change',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  row: { name: 'reservation', store: 'reservation' },
  audit: 'reservation.table',
} as const satisfies Mutation;
