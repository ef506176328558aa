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
