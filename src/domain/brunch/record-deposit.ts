import * as v from 'valibot';
import { keepsTable } from '../bookings/booking';
import { FOREVER, type Mutation } from '../sync/mutation';

/** `isPaid: false` reverts the deposit. `from` is the value the person saw; a second recording gives a conflict. */
const recordDepositInput = v.object({
  isPaid: v.boolean('deposit.required'),
  from: v.exactOptional(v.boolean('deposit.required')),
});

export type RecordDepositInput = v.InferOutput<typeof recordDepositInput>;

/** A deposit that was paid by card has this recorder; only a refund of the payment reverts such a deposit. */
export const BY_CARD = 'card';

type DepositFacts = { depositRequired: boolean; depositPaidAt: unknown };

export type DepositState = 'not_needed' | 'due' | 'paid';

export function depositState({ depositRequired, depositPaidAt }: DepositFacts): DepositState {
  if (depositPaidAt !== null) return 'paid';
  return depositRequired ? 'due' : 'not_needed';
}

export function isDepositToCall({ status, ...facts }: DepositFacts & { status: string }): boolean {
  return depositState(facts) === 'due' && keepsTable(status);
}

/** A deposit paid in time keeps the booking, even if the booking expired before the payment was recorded. */
export function revivesBrunch(status: string, dueAt: number | null, takenAt: number): boolean {
  return status === 'expired' && dueAt !== null && takenAt <= dueAt;
}

export const recordDepositMutation = {
  kind: 'brunch.deposit',
  entity: 'brunch',
  method: 'PATCH',
  path: '/api/admin/brunch-reservations/:id/deposit',
  schema: recordDepositInput,
  verb: 'record-deposit',
  routes: 'admin-brunch',
  need: 'reservations.change',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  row: { name: 'reservation', store: 'brunch' },
  audit: 'brunch_reservation.deposit',
} as const satisfies Mutation;
