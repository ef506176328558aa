import * as v from 'valibot';
import { FOREVER, type Mutation } from '../sync/mutation';
import type { BrunchStatus } from './brunch-booking';

/** A guest may cancel until the brunch begins. */
export function canGuestCancelBrunch(status: BrunchStatus, startsAt: number, now: number): boolean {
  return now < startsAt && (status === 'pending' || status === 'confirmed');
}

export const cancelBrunchInput = v.object({});

export const cancelBrunchMutation = {
  kind: 'brunch.cancel',
  entity: 'brunch',
  method: 'POST',
  path: '/api/brunch-reservations/:id/cancel',
  verb: 'cancel-brunch',
  routes: 'brunch',
  need: 'guest',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  row: null,
  audit: null,
} as const satisfies Mutation;
