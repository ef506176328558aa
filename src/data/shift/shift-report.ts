import { eveningBegan } from '#domain/bookings/booking';
import { isDepositToCall } from '#domain/bookings/brunch-changes';
import type { MessageRead } from '#domain/messages/send-message';
import { isRunning } from '#domain/orders/order';
import { bareTable, tableKey } from '#domain/tables/table-called';
import { isSeated } from '#domain/tables/table-state';
import type { AdminDb } from '../admin-db';
import type { BillOnTablet } from '../bills/staff-bills';
import { readBills } from '../bills/staff-bills';
import type { StaffBrunch, StaffTableBooking } from '../bookings/staff-bookings';
import { readBrunches, readTableBookings } from '../bookings/staff-bookings';
import type { DishOnMenu } from '../menu/staff-menu';
import { readStaffMenu } from '../menu/staff-menu';
import type { OrderOnBoard } from '../orders/staff-board';
import { readBoard } from '../orders/staff-board';
import type { OutboxRow } from '../outbox/outbox-rows';
import { outboxRows } from '../outbox/outbox-rows';

export type ShiftReport = ReturnType<typeof shiftReportOf>;

/** `toCollectKurus` is what is open of the order's own bill: the courier brings it. */
export type OrderToHandOver = OrderOnBoard & { toCollectKurus: number };

export type OpenTable = { table: string; orders: OrderOnBoard[]; parties: StaffTableBooking[] };

export type ShiftRows = {
  orders: readonly OrderOnBoard[];
  bills: readonly BillOnTablet[];
  tableBookings: readonly StaffTableBooking[];
  brunches: readonly StaffBrunch[];
  dishes: readonly DishOnMenu[];
  messages: readonly MessageRead[];
  unsent: OutboxRow[];
};

export async function readShiftReport(db: AdminDb, now: number): Promise<ShiftReport> {
  const [orders, bills, tableBookings, brunches, dishes, messages, outbox] = await Promise.all([
    readBoard(db),
    readBills(db),
    readTableBookings(db),
    readBrunches(db),
    readStaffMenu(db),
    db.message.orderBy('createdAt').toArray(),
    db.outbox.toArray(),
  ]);
  const unsent = outboxRows(outbox);
  const rows = { orders, bills, tableBookings, brunches, dishes, messages, unsent };
  return shiftReportOf(rows, now);
}

export function shiftReportOf(rows: ShiftRows, now: number) {
  const { orders, bills, tableBookings, brunches, dishes, messages, unsent } = rows;
  const open = orders.filter(({ status }) => isRunning(status)).sort(byAge);
  const evening = eveningBegan(now);
  const tabs = bills.filter(({ kind }) => kind === 'tab');
  const onTab = new Set(tabs.map(({ id }) => id));
  return {
    openTables: openTables(
      open.filter(({ orderType, billId = '' }) => orderType === 'table' && !onTab.has(billId)),
      tableBookings.filter((party) => sitsThere(party, now)),
    ),
    /** Open bills under a name. */
    openTabs: tabs.filter(({ closedAt }) => closedAt === null),
    openElsewhere: open
      .filter(({ orderType }) => orderType !== 'table')
      .map((order) => ({
        ...order,
        toCollectKurus: Math.max(0, bills.find(({ id }) => id === order.id)?.openKurus ?? 0),
      })),
    unseen: open.filter(({ seenAt, status }) => seenAt === null && status === 'pending'),
    /** Lists the mutations that this tablet has not sent, or that need a person. */
    unsent,
    soldOut: dishes.filter(({ isAvailable }) => !isAvailable),
    voids: orders
      .filter(({ status, statusAt }) => status === 'cancelled' && Date.parse(statusAt) >= evening)
      .sort(byAge),
    /** Lists the brunches with a due, unpaid deposit: staff call the guests. */
    deposits: brunches.filter(isDepositToCall),
    messages: messages.filter(({ status }) => status === 'new'),
  };
}

function sitsThere({ status, statusAt, reservationDate }: StaffTableBooking, now: number): boolean {
  const seatedAt = status === 'seated' ? Date.parse(statusAt) : null;
  return isSeated({ status, seatedAt, startsAt: Date.parse(reservationDate) }, now);
}

function byAge(a: OrderOnBoard, b: OrderOnBoard): number {
  return Date.parse(a.createdAt) - Date.parse(b.createdAt);
}

function openTables(orders: readonly OrderOnBoard[], parties: readonly StaffTableBooking[]) {
  const tables = new Map<string, OpenTable>();
  const at = (label: string | null) => {
    const table = bareTable(label ?? '') || '?';
    const key = tableKey(table);
    const known = tables.get(key) ?? { table, orders: [], parties: [] };
    tables.set(key, known);
    return known;
  };
  for (const order of orders) at(order.tableNumber).orders.push(order);
  for (const party of parties) at(party.tableLabel).parties.push(party);
  return [...tables.values()].sort((a, b) =>
    a.table.localeCompare(b.table, 'tr', { numeric: true }),
  );
}
