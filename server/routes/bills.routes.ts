import * as bills from '#domain/bills/bills.operations';
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
import { entityId } from '../http/validate';
import {
  closeBill,
  giveBack,
  listOpenBills,
  printBill,
  takePayment,
  undoPayment,
} from '../usecases/bills/bills';

export function billsRoutes(app: App, deps: Deps): void {
  const staff = staffApi(app, deps);

  staff.read(bills.list, () => listOpenBills(deps));
  staff.change(takePaymentMutation, (request, c) =>
    takePayment(deps, { ...request, id: entityId(c) }),
  );
  staff.change(undoPaymentMutation, (request, c) =>
    undoPayment(deps, { ...request, id: entityId(c) }),
  );
  staff.change(giveBackMutation, (request, c) => giveBack(deps, { ...request, id: entityId(c) }));
  staff.change(closeBillMutation, (request, c) => closeBill(deps, { ...request, id: entityId(c) }));
  staff.change(printBillMutation, (request, c) => printBill(deps, { ...request, id: entityId(c) }));
}
