import * as v from 'valibot';
import { requiredText } from '../fields';
import { operation } from '../sync/operation';

export const listTables = operation(
  'table_booking.list',
  'GET /api/admin/reservations',
  'reservations.read',
);
export const listBrunches = operation(
  'brunch.list',
  'GET /api/admin/brunch-reservations',
  'reservations.read',
);

/** The last digits of a phone, with or without its calling code. */
const knownGuestsQuery = v.object({ phone: v.pipe(v.string(), v.trim(), v.maxLength(40)) });

/** Returns guests of earlier bookings and members whose phone ends so. */
export const listKnownGuests = operation(
  'known_guest.list',
  'GET /api/admin/known-guests',
  'reservations.change',
  knownGuestsQuery,
);

const MAX_REASON = 200;

const keepDepositInput = v.object({
  reason: requiredText('transaction.reason_required', MAX_REASON),
});
export type KeepDepositInput = v.InferOutput<typeof keepDepositInput>;

/** The venue keeps the deposit of a party that did not come. Staff need the approval of a manager. */
export const keepDeposit = operation(
  'deposit.keep',
  'POST /api/admin/brunch-reservations/:id/deposit/keep',
  'bills.correct',
  keepDepositInput,
);
