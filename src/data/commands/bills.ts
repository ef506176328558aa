import type { GiveApprovalInput } from '#domain/bills/bills.operations';
import * as bills from '#domain/bills/bills.operations';
import * as lines from '#domain/bills/line-entry';
import * as tender from '#domain/bills/tender';
import type { StaffDeps } from '../admin-db';
import { queued } from '../outbox/enqueue';
import { ofThisDevice } from '../preferences/board-choices';
import { send } from './send';

/** Records a payment. Its id is that of the payment. */
export const takePayment = queued(tender.takePaymentMutation, 'billId', ofThisDevice);
export const undoPayment = queued(tender.undoPaymentMutation, 'billId', ofThisDevice);
export const giveBack = queued(tender.giveBackMutation, 'billId', ofThisDevice);
export const closeBill = queued(tender.closeBillMutation, 'billId');
/** Records that the sums were printed. */
export const printBill = queued(tender.printBillMutation, 'billId');

/** Takes pieces off a bill. */
export const voidLine = queued(lines.voidLineMutation, 'billId');
/** Makes pieces again for nothing. */
export const remakeLine = queued(lines.remakeLineMutation, 'billId');
/** Discount, comp or staff price. */
export const reducePrice = queued(lines.reducePriceMutation, 'billId');
export const moveLines = queued(lines.moveLinesMutation, 'billId');
export const mergeBills = queued(lines.mergeBillsMutation, 'billId');
export const undoEntry = queued(lines.undoEntryMutation, 'billId');

/** A person who may approve types the PIN here; needs a connection. @throws ApiError pin.wrong, pin.locked, forbidden */
export function giveApproval(deps: StaffDeps, input: GiveApprovalInput) {
  return send<{ approvedBy: string }>(deps, bills.giveApproval, { input });
}
