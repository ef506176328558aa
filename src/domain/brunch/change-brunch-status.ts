import * as v from 'valibot';
import { FOREVER, type Mutation } from '../sync/mutation';
import { BRUNCH_STATUSES, type BrunchStatus } from './brunch-booking';

const NEXT: Record<BrunchStatus, readonly BrunchStatus[]> = {
  pending: ['confirmed', 'completed', 'no_show', 'cancelled'],
  confirmed: ['pending', 'completed', 'no_show', 'cancelled'],
  completed: ['confirmed'],
  no_show: ['pending', 'confirmed', 'completed', 'cancelled'],
  cancelled: [],
  expired: [],
};

export function canChangeBrunchStatus(from: BrunchStatus, to: BrunchStatus): boolean {
  return NEXT[from].includes(to);
}

export function nextBrunchStatus(from: BrunchStatus): BrunchStatus | null {
  if (from === 'pending') return 'confirmed';
  return from === 'confirmed' ? 'completed' : null;
}

/** `depositPaid: true` also records the deposit, only once. */
const changeBrunchStatusInput = v.object({
  status: v.picklist(BRUNCH_STATUSES, 'booking.status_unknown'),
  from: v.exactOptional(v.picklist(BRUNCH_STATUSES, 'booking.status_unknown')),
  depositPaid: v.exactOptional(v.boolean('deposit.required')),
});

export type ChangeBrunchStatusInput = v.InferOutput<typeof changeBrunchStatusInput>;

export const changeBrunchStatusMutation = {
  kind: 'brunch.status',
  entity: 'brunch',
  method: 'PATCH',
  path: '/api/admin/brunch-reservations/:id/status',
  schema: changeBrunchStatusInput,
  verb: 'change-brunch-status',
  routes: 'admin-brunch',
  need: 'reservations.change',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  row: { name: 'reservation', store: 'brunch' },
  audit: 'brunch_reservation.status',
} as const satisfies Mutation;
