import * as v from 'valibot';
import { FOREVER, type Mutation } from '../sync/mutation';

/** `isServed: false` reverts the record. `from` is the value the person saw: the second of two taps is a conflict. */
const serveFirstDrinkInput = v.object({
  isServed: v.boolean('invalid_input'),
  from: v.exactOptional(v.boolean('invalid_input')),
  /** True means that staff have confirmed serving more than 90 minutes before the slot. */
  isEarly: v.exactOptional(v.boolean('invalid_input')),
  /** True means that staff seat the party together with whoever sits at its table. */
  isTogether: v.exactOptional(v.boolean('invalid_input')),
});

export type ServeFirstDrinkInput = v.InferOutput<typeof serveFirstDrinkInput>;

export const serveFirstDrinkMutation = {
  kind: 'brunch.first_drink',
  entity: 'brunch',
  method: 'PATCH',
  path: '/api/admin/brunch-reservations/:id/first-drink',
  schema: serveFirstDrinkInput,
  verb: 'serve-first-drink',
  routes: 'admin-brunch',
  need: 'reservations.change',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  row: { name: 'reservation', store: 'brunch' },
  audit: 'brunch_reservation.first_drink',
} as const satisfies Mutation;
