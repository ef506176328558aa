import { allowedFields } from '#domain/allowed-fields';
import type { LineEntryRead } from '#domain/bills/line-entry';
import { liraText } from '#domain/money';
import {
  type OrderItemRead,
  type OrderResponse,
  orderResponse,
  type StaffOrder,
} from '#domain/orders/guest-order';
import { orderCode } from '#domain/orders/order';
import { cancelReasonOf, toldReason } from '#domain/orders/order-changes';
import { iso } from '../../db/iso';
import type { lineEntries } from '../../db/tables/bills.table';
import type { orderLines, orders } from '../../db/tables/orders.table';

type LineEntryRow = typeof lineEntries.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
/** `entries` are those of the order's lines; a new order has none. */
export type StoredOrder = { row: OrderRow; lines: OrderLineRow[]; entries?: LineEntryRow[] };

export function staffOrder({ row, lines, entries = [] }: StoredOrder): StaffOrder {
  return {
    id: row.id,
    code: orderCode(row.id),
    createdAt: iso(row.receivedAt),
    totalAmount: liraText(row.totalKurus),
    deliveryFee: liraText(row.feeKurus),
    status: row.status,
    statusAt: iso(row.statusAt),
    statusBy: row.statusBy,
    cancelReason: cancelReasonOf(row.cancelReason),
    seenAt: row.seenAt === null ? null : iso(row.seenAt),
    orderType: row.serviceType,
    tableNumber: row.tableNumber,
    guestName: row.guestName,
    guestEmail: row.guestEmail,
    guestPhone: row.guestPhone,
    preparedFrom: row.preparedFrom === null ? null : iso(row.preparedFrom),
    seatingId: row.seatingId,
    seatNo: row.seatNo,
    paidAt: row.paidAt === null ? null : iso(row.paidAt),
    paidBy: row.paidBy,
    v: row.v,
    deliveryAddress: row.deliveryAddress,
    acknowledgedAt: row.acknowledgedAt === null ? null : iso(row.acknowledgedAt),
    acknowledgedBy: row.acknowledgedBy,
    billId: row.billId,
    entries: entries.map(entryRead),
    ...(row.source === 'remake' && { isAgain: true as const }),
    ...(row.author !== null && { author: row.author }),
    ...(row.remarks !== null && { remarks: row.remarks }),
    ...(row.wantedAt !== null && { wantedAt: iso(row.wantedAt) }),
    items: lines.map((line) => ({
      ...orderItem(line),
      lineNo: line.lineNo,
      billId: line.billId,
      vatBp: line.vatBp,
      station: line.station,
      ...(line.tickedAt !== null && { tickedAt: iso(line.tickedAt) }),
      ...(line.readyAt !== null && { readyAt: iso(line.readyAt), readyBy: line.readyBy }),
      ...(line.person !== null && { person: line.person }),
    })),
  };
}

/** Returns what a guest may read of an order. */
export function orderForGuest(order: StoredOrder): OrderResponse {
  const { items, ...read } = staffOrder(order);
  const told = { ...read, cancelReason: toldReason(read.cancelReason ?? null) };
  return allowedFields(orderResponse, { order: told, items });
}

function entryRead(entry: LineEntryRow): LineEntryRead {
  const { id, lineNo, kind, quantity, reason, note, wasMade, undoes } = entry;
  const { by, approvedBy, isProven } = entry;
  return {
    ...{ id, lineNo, kind, quantity, reason, note, wasMade, undoes, by, approvedBy, isProven },
    amount: liraText(entry.kurus),
    at: iso(entry.doneAt),
  };
}

function orderItem(line: OrderLineRow): OrderItemRead {
  const { fries, sauce } = line.customizations;
  return {
    menuItemId: line.menuItemId,
    name: line.nameEn,
    nameEn: line.nameEn,
    nameTr: line.nameTr,
    quantity: line.quantity,
    unitPrice: liraText(line.unitKurus),
    totalPrice: liraText(line.unitKurus * line.quantity),
    imageUrl: line.imageUrl,
    ...(line.isRedeemed ? { isRedeemed: true } : {}),
    customizations: {
      ...line.customizations,
      ...(fries ? { friesType: fries } : {}),
      ...(sauce ? { sauceType: sauce } : {}),
    },
  };
}
