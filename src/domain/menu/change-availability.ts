import * as v from 'valibot';
import type { Mutation } from '../sync/mutation';
import { FOREVER } from '../sync/mutation';

const isAvailable = v.boolean('menu.availability_unknown');

export const changeAvailabilityMutation = {
  kind: 'menu.availability',
  entity: 'dish',
  method: 'PATCH',
  path: '/api/admin/menu/items/:id/availability',
  /** `from` is the availability the person saw. */
  schema: v.object({ isAvailable, from: v.exactOptional(isAvailable) }),
  need: 'menu.availability',
  ttlMs: FOREVER,
  staleCode: 'stale_order',
  row: { name: 'item', store: 'menuItem' },
  shows: ({ isAvailable }: { isAvailable: boolean }) => ({ isAvailable }),
} as const satisfies Mutation;
