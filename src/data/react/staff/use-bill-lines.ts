import { type BillLines, readBillLines } from '../../bills/bill-lines';
import { rowsOnTablet, useStaffRows } from './use-staff-rows';

export type { BillLines, LineQuestion } from '../../bills/bill-lines';
export type { EntryOnTablet, LineOnBill } from '../../bills/line-changes';

const lines = rowsOnTablet(readBillLines);

/** Returns the lines of a bill; undefined while the tablet has not read them, or none stands there. */
export function useBillLines(billId: string | undefined): BillLines | undefined {
  return useStaffRows(lines).rows?.find((one) => one.billId === billId);
}
