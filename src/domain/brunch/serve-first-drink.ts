import * as v from 'valibot';
import { FOREVER, type Mutation } from '../sync/mutation';

/**
 * The first drink stands on the table (`isServed: true`), or that was a slip (`false`). `from` is what the
 * person saw: of two who tap, the first starts the clock and the second learns of it.
 */
export const serveFirstDrinkInput = v.object({
  isServed: v.boolean('invalid_input'),
  from: v.exactOptional(v.boolean('invalid_input')),
  /** Staff have confirmed that this is meant, more than 90 minutes before the slot. */
  isEarly: v.exactOptional(v.boolean('invalid_input')),
});

export type ServeFirstDrinkInput = v.InferOutput<typeof serveFirstDrinkInput>;

export const serveFirstDrinkMutation = {
  kind: 'brunch.first_drink',
  entity: 'brunch',
  method: 'PATCH',
  path: '/api/admin/brunch-reservations/:id/first-drink',
  verb: 'serve-first-drink',
  routes: 'admin-brunch',
  need: 'reservations.change',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  row: { name: 'reservation', store: 'brunch' },
  audit: 'brunch_reservation.first_drink',
} as const satisfies Mutation;
