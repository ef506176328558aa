import type { GiveApprovalInput } from '#domain/bills/bills.operations';
import * as bills from '#domain/bills/bills.operations';
import {
  mergeBillsMutation,
  moveLinesMutation,
  reducePriceMutation,
  remakeLineMutation,
  undoEntryMutation,
  voidLineMutation,
} from '#domain/bills/line-entry';
import {
  closeBillMutation,
  giveBackMutation,
  printBillMutation,
  takePaymentMutation,
  undoPaymentMutation,
} from '#domain/bills/tender';
import type { StaffDeps } from '../admin-db';
import { queued } from '../outbox/enqueue';
import { ofThisDevice } from '../preferences/board-choices';
import { send } from './send';

/** Records a payment. Its id is that of the payment. */
export const takePayment = queued(takePaymentMutation, 'billId', ofThisDevice);
export const undoPayment = queued(undoPaymentMutation, 'billId', ofThisDevice);
export const giveBack = queued(giveBackMutation, 'billId', ofThisDevice);
export const closeBill = queued(closeBillMutation, 'billId');
/** Records that the sums were printed. */
export const printBill = queued(printBillMutation, 'billId');

/** Takes pieces off a bill. */
export const voidLine = queued(voidLineMutation, 'billId');
/** Makes pieces again for nothing. */
export const remakeLine = queued(remakeLineMutation, 'billId');
/** Discount, comp or staff price. */
export const reducePrice = queued(reducePriceMutation, 'billId');
export const moveLines = queued(moveLinesMutation, 'billId');
export const mergeBills = queued(mergeBillsMutation, 'billId');
export const undoEntry = queued(undoEntryMutation, 'billId');

/** A person who may approve types the PIN here; needs a connection. @throws ApiError pin.wrong, pin.locked, forbidden */
export function giveApproval(deps: StaffDeps, input: GiveApprovalInput) {
  return send<{ approvedBy: string }>(deps, bills.giveApproval, { input });
}
