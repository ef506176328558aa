import { useMemo } from 'react';
import { type BillOnTablet, readBills } from '../../bills/staff-bills';
import type { OrderOnBoard } from '../../orders/staff-board';
import { type BillLines, useBillLines } from './use-bill-lines';
import { hookOf, useStaffOrders } from './use-staff-rows';

export type { BillOnTablet, PaymentOnTablet } from '../../bills/staff-bills';

export const useStaffBills = hookOf(readBills);

/** Returns a bill of the replica; undefined while it is unknown. */
export function useStaffBill(id: string | undefined): BillOnTablet | undefined {
  const { rows } = useStaffBills();
  return rows?.find((bill) => bill.id === id);
}

const NONE: readonly OrderOnBoard[] = [];

/** Returns the orders of a bill, the oldest first. */
export function useOrdersOfBill(id: string | undefined): readonly OrderOnBoard[] {
  const { orders = NONE } = useStaffOrders();
  const changed = useBillLines(id)?.orders;
  return useMemo(() => {
    const shown = orders.map((order) => withChanges(order, changed));
    return shown.filter((order) => isOn(order, id)).reverse();
  }, [orders, changed, id]);
}

/** Lays over what this tablet has queued about the order's lines. */
function withChanges(order: OrderOnBoard, changed: BillLines['orders'] = []): OrderOnBoard {
  const laid = changed.find(({ id }) => id === order.id);
  if (!laid) return order;
  const { items, entries, billId } = laid;
  return { ...order, items, entries, ...(billId !== undefined && { billId }) };
}

/** Lines may have moved to another bill than their order's. */
function isOn({ billId, items }: OrderOnBoard, id: string | undefined): boolean {
  const stand = items.map((item) => item.billId ?? billId);
  return items.length === 0 ? billId === id : stand.includes(id);
}
