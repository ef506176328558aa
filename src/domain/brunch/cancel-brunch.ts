import * as v from 'valibot';
import { BY_GUEST, FOREVER, type Mutation } from '../sync/mutation';

const cancelBrunchInput = v.object({});

export const cancelBrunchMutation = {
  kind: 'brunch.cancel',
  entity: 'brunch',
  method: 'POST',
  path: '/api/brunch-reservations/:id/cancel',
  schema: cancelBrunchInput,
  verb: 'cancel-brunch',
  routes: 'brunch',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  ...BY_GUEST,
} as const satisfies Mutation;
