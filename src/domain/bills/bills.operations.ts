import * as v from 'valibot';
import { uuidText } from '../fields';
import { switchStaffInput } from '../staff/pin';
import { operation, repeatable } from '../sync/operation';

export const list = operation('bill.list', 'GET /api/admin/bills', 'orders.read');

/** The person who may approve the change types a PIN on a colleague's device; nobody stores it. */
const giveApprovalInput = v.object({
  /** The id of the change that waits for it. */
  change: uuidText,
  ...switchStaffInput.entries,
});
export type GiveApprovalInput = v.InferOutput<typeof giveApprovalInput>;

export const giveApproval = repeatable(
  'approval.give',
  'POST /api/admin/approvals',
  'bills.correct',
  giveApprovalInput,
);
