import * as v from 'valibot';
import { FOREVER, type Mutation } from '../sync/mutation';

const tableId = v.pipe(v.number('table.unknown'), v.integer('table.unknown'));

/** The person saw the table `from`. */
const moveSeatingInput = v.object({
  tableId,
  from: tableId,
  /** True means that the person saw a party at the destination: both parties share one bill. */
  isTogether: v.exactOptional(v.boolean('invalid_input')),
});

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
