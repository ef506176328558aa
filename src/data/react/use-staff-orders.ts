import { useLiveQuery } from 'dexie-react-hooks';
import { staffDevice } from '../device/staff-device';
import { type OrderOnBoard, staffBoard } from '../orders/staff-board';
import { readEntry } from '../outbox/entries';

export type { OrderConflict, OrderOnBoard } from '../orders/staff-board';

/** The tablet's orders with its own queued moves, newest first; undefined until the storage has answered. */
export function useStaffOrders(): OrderOnBoard[] | undefined {
  return useLiveQuery(readBoard, []);
}

async function readBoard(): Promise<OrderOnBoard[]> {
  const { db } = staffDevice().deps;
  try {
    const orders = await db.order.orderBy('createdAt').reverse().toArray();
    const rows = await db.outbox.toArray();
    return staffBoard(
      orders,
      rows.flatMap((row) => readEntry(row) ?? []),
    );
  } catch (error) {
    console.error(error);
    return [];
  }
}
