import * as v from 'valibot';
import { FOREVER, type Mutation } from '../sync/mutation';

const tableId = v.pipe(v.number('table.unknown'), v.integer('table.unknown'));

/** The person saw the table `from`. If the destination has a party, both parties share one bill. */
const moveSeatingInput = v.object({ tableId, from: tableId });

export type MoveSeatingInput = v.InferOutput<typeof moveSeatingInput>;

export const moveSeatingMutation = {
  kind: 'seating.move',
  entity: 'seating',
  method: 'POST',
  path: '/api/admin/seatings/:id/move',
  schema: moveSeatingInput,
  verb: 'move-seating',
  routes: 'admin-bills',
  need: 'orders.change',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  row: { name: 'seating', store: 'seating' },
  audit: 'seating.move',
} as const satisfies Mutation;
