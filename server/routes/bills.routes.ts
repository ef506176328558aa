import {
  closeBillMutation,
  giveBackMutation,
  openTabMutation,
  printBillMutation,
  renameTabMutation,
  takePaymentMutation,
  undoPaymentMutation,
} from '#domain/bills/bill';
import * as bills from '#domain/bills/bills.operations';
import {
  mergeBillsMutation,
  moveLinesMutation,
  reducePriceMutation,
  remakeLineMutation,
  undoEntryMutation,
  voidLineMutation,
} from '#domain/bills/line-entry';
import type { App } from '../http/staff-api';
import { staffApi } from '../http/staff-api';
import type { Deps } from '../setup/deps';
import {
  closeBill,
  giveBack,
  listOpenBills,
  openTab,
  printBill,
  renameTab,
  takePayment,
  undoPayment,
} from '../usecases/bills/bills';
import {
  mergeBills,
  moveLines,
  reducePrice,
  remakeLine,
  undoEntry,
  voidLine,
} from '../usecases/bills/lines';
import { giveApproval } from '../usecases/staff/credentials';

export function billsRoutes(app: App, deps: Deps): void {
  const staff = staffApi(app, deps);

  staff.read(bills.list, (_, query) => listOpenBills(deps, query));
  staff.ask(bills.giveApproval, (input, c) => giveApproval(deps, c.get('session'), input));
  staff.changeRow(takePaymentMutation, takePayment);
  staff.changeRow(undoPaymentMutation, undoPayment);
  staff.changeRow(giveBackMutation, giveBack);
  staff.changeRow(closeBillMutation, closeBill);
  staff.changeRow(voidLineMutation, voidLine);
  staff.changeRow(remakeLineMutation, remakeLine);
  staff.changeRow(reducePriceMutation, reducePrice);
  staff.changeRow(moveLinesMutation, moveLines);
  staff.changeRow(mergeBillsMutation, mergeBills);
  staff.changeRow(undoEntryMutation, undoEntry);
  staff.changeRow(openTabMutation, openTab);
  staff.changeRow(renameTabMutation, renameTab);
  staff.changeRow(printBillMutation, printBill);
}
