import * as v from 'valibot';
import { keepsTable } from '../bookings/booking';
import { FOREVER, type Mutation } from '../sync/mutation';

/**
 * A deposit was taken (`isPaid: true`), or that was a slip (`false`). It is a fact beside the status: who took it
 * and when. `from` is what the person saw; nobody takes a deposit that somebody has recorded already.
 */
export const recordDepositInput = v.object({
  isPaid: v.boolean('deposit.required'),
  from: v.exactOptional(v.boolean('deposit.required')),
});

export type RecordDepositInput = v.InferOutput<typeof recordDepositInput>;

type DepositFacts = { depositRequired: boolean; depositPaidAt: unknown };

/** How a deposit stands: none is asked for, it is waited for, or it is here. */
export type DepositState = 'not_needed' | 'due' | 'paid';

export function depositState({ depositRequired, depositPaidAt }: DepositFacts): DepositState {
  if (depositPaidAt !== null) return 'paid';
  return depositRequired ? 'due' : 'not_needed';
}

/** Somebody has to call about it: it is waited for by a party that still comes, confirmed without it or not. */
export function isDepositToCall({ status, ...facts }: DepositFacts & { status: string }): boolean {
  return depositState(facts) === 'due' && keepsTable(status);
}

/** A deposit that was paid in time keeps a booking, also when the booking expired before the payment was recorded. */
export function revivesBrunch(status: string, dueAt: number | null, takenAt: number): boolean {
  return status === 'expired' && dueAt !== null && takenAt <= dueAt;
}

export const recordDepositMutation = {
  kind: 'brunch.deposit',
  entity: 'brunch',
  method: 'PATCH',
  path: '/api/admin/brunch-reservations/:id/deposit',
  verb: 'record-deposit',
  routes: 'admin-brunch',
  need: 'reservations.change',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  row: { name: 'reservation', store: 'brunch' },
  audit: 'brunch_reservation.deposit',
} as const satisfies Mutation;
