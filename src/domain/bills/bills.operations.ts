import * as v from 'valibot';
import { uuidText } from '../fields';
import { listPlace } from '../page-query';
import { switchStaffInput } from '../staff/pin';
import { operation, repeatable } from '../sync/operation';

/** A page holds the open bills after this one, the oldest first. */
const openBillsQuery = v.object({ after: v.exactOptional(listPlace) });
export type OpenBillsQuery = v.InferOutput<typeof openBillsQuery>;

export const list = operation('bill.list', 'GET /api/admin/bills', 'orders.read', openBillsQuery);

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
