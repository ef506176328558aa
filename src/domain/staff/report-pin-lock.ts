import * as v from 'valibot';
import type { Mutation } from '../sync/mutation';
import { FOREVER } from '../sync/mutation';

/** An offline tablet locked itself after wrong PINs for a person. Each person has a separate sequence (`pin:<id>`). */
export const reportPinLockMutation = {
  kind: 'staff.pin_lock',
  entity: 'pin',
  method: 'POST',
  path: '/api/admin/auth/pin-locks/:id',
  schema: v.object({}),
  need: 'signed-in',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  row: null,
  audit: 'staff.pin_locked',
} as const satisfies Mutation;
