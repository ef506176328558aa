import * as bills from '#domain/bills/bills.operations';
import {
  mergeBillsMutation,
  moveLinesMutation,
  reducePriceMutation,
  remakeLineMutation,
  undoEntryMutation,
  voidLineMutation,
} from '#domain/bills/line-entry';
import { openTabMutation, renameTabMutation } from '#domain/bills/tab';
import {
  closeBillMutation,
  giveBackMutation,
  printBillMutation,
  takePaymentMutation,
  undoPaymentMutation,
} from '#domain/bills/tender';
import type { Deps } from '../deps';
import type { App } from '../http/require-staff';
import { staffApi } from '../http/staff-api';
import { bodyText, entityId, parseJson } from '../http/validate';
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
import { giveApproval } from '../usecases/staff/pins';

export function billsRoutes(app: App, deps: Deps): void {
  const staff = staffApi(app, deps);

  staff.read(bills.list, (_, query) => listOpenBills(deps, query));
  staff.route(bills.giveApproval, async (c) => {
    const input = parseJson(bills.giveApproval.schema, await bodyText(c));
    return c.json(await giveApproval(deps, c.get('session'), input));
  });
  staff.change(takePaymentMutation, (request, c) =>
    takePayment(deps, { ...request, id: entityId(c) }),
  );
  staff.change(undoPaymentMutation, (request, c) =>
    undoPayment(deps, { ...request, id: entityId(c) }),
  );
  staff.change(giveBackMutation, (request, c) => giveBack(deps, { ...request, id: entityId(c) }));
  staff.change(closeBillMutation, (request, c) => closeBill(deps, { ...request, id: entityId(c) }));
  staff.change(voidLineMutation, (request, c) => voidLine(deps, { ...request, id: entityId(c) }));
  staff.change(remakeLineMutation, (request, c) =>
    remakeLine(deps, { ...request, id: entityId(c) }),
  );
  staff.change(reducePriceMutation, (request, c) =>
    reducePrice(deps, { ...request, id: entityId(c) }),
  );
  staff.change(moveLinesMutation, (request, c) => moveLines(deps, { ...request, id: entityId(c) }));
  staff.change(mergeBillsMutation, (request, c) =>
    mergeBills(deps, { ...request, id: entityId(c) }),
  );
  staff.change(undoEntryMutation, (request, c) => undoEntry(deps, { ...request, id: entityId(c) }));
  staff.change(openTabMutation, (request, c) => openTab(deps, { ...request, id: entityId(c) }));
  staff.change(renameTabMutation, (request, c) => renameTab(deps, { ...request, id: entityId(c) }));
  staff.change(printBillMutation, (request, c) => printBill(deps, { ...request, id: entityId(c) }));
}
