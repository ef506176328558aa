import * as v from 'valibot';
import type { Mutation } from '../sync/mutation';
import { FOREVER } from '../sync/mutation';

const isAvailable = v.boolean('menu.availability_unknown');

/** `from` is the availability the person saw. */
const changeAvailabilityInput = v.object({
  isAvailable,
  from: v.exactOptional(isAvailable),
});

export type ChangeAvailabilityInput = v.InferOutput<typeof changeAvailabilityInput>;

export const changeAvailabilityMutation = {
  kind: 'menu.availability',
  entity: 'dish',
  method: 'PATCH',
  path: '/api/admin/menu/items/:id/availability',
  schema: changeAvailabilityInput,
  need: 'menu.availability',
  ttlMs: FOREVER,
  staleCode: 'stale_order',
  row: { name: 'item', store: 'menuItem' },
} as const satisfies Mutation;
