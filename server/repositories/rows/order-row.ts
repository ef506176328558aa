import { allowedFields } from '#domain/allowed-fields';
import type { BillRead, TenderRead, VatLicence } from '#domain/bills/bill';
import { billLabel, billNumber, vatOfItem } from '#domain/bills/bill';
import type { FreeLine } from '#domain/club/points';
import { choiceOfSauce, pointsEarned, rewardName } from '#domain/club/points';
import type { Transaction } from '#domain/financials/transaction';
import { lineName } from '#domain/menu/menu-item';
import { liraText } from '#domain/money';
import type { Opening } from '#domain/opening/opening';
import { opensNextAt } from '#domain/opening/opening';
import type {
  LineEntryRead,
  OrderItemRead,
  OrderResponse,
  StaffOrder,
} from '#domain/orders/guest-order';
import { orderResponse } from '#domain/orders/guest-order';
import { cancelReasonOf, orderCode, toldReason } from '#domain/orders/order';
import type { PlaceOrderInput } from '#domain/orders/place-order';
import type { PricedLine, PricedOrder } from '#domain/orders/price-order';
import type { Station } from '#domain/stations/station';
import { iso } from '../../db/iso';
import type { financialTransactions } from '../../db/tables/financials.table';
import type { bills, lineEntries, orderLines, orders } from '../../db/tables/orders.table';
import type { Claim } from './responses.repository';

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

export type NewOrderRequest = {
  claim: Claim;
  body: PlaceOrderInput;
  /** The mutation waited this long on the device. */
  ageMs: number;
  secretHash: string | null;
  deviceHash: string | null;
  /** The venue got the order at this time, by phone or QR code; the server may have got the order later. */
  placedFor: number;
  memberId: string | null;
  seat: SeatOfOrder | null;
};

/** The seat belongs to a phone; null means that the order has no seat, and its ticket keeps the typed text. */
export type SeatOfOrder = { seatNo: number; label: string };

type Priced = {
  priced: PricedOrder;
  free: readonly FreeLine[];
  liraPerPoint: number;
  opening: Opening;
  licence: VatLicence;
  stations: ReadonlyMap<number, Station>;
};

/** Returns the rows of an order at the server's prices; the id of the mutation is the order's id. */
export function newOrder(
  request: NewOrderRequest,
  { priced, free, liraPerPoint, opening, licence, stations }: Priced,
  now: number,
): StoredOrder {
  const { body, claim, memberId } = request;
  const row = {
    id: claim.mutationId,
    v: 1,
    status: 'pending',
    statusAt: now,
    statusBy: null,
    serviceType: body.serviceType,
    totalKurus: priced.totalKurus,
    feeKurus: priced.feeKurus,
    tableNumber: request.seat?.label ?? (body.tableNumber || null),
    guestName: body.guestName || null,
    guestEmail: body.guestEmail || null,
    guestPhone: body.guestPhone || null,
    deliveryAddress: body.serviceType === 'delivery' ? body.deliveryAddress : null,
    placedAt: now - request.ageMs,
    receivedAt: now,
    preparedFrom: opensNextAt(opening, request.placedFor),
    deviceHash: request.deviceHash,
    secretHash: request.secretHash,
    memberId,
    earnPoints: memberId === null ? 0 : pointsEarned(priced.lines, liraPerPoint),
    // The batch that writes the order finds the seating.
    seatingId: null,
    seatNo: request.seat?.seatNo ?? null,
    source: 'guest' as const,
    ...UNTOUCHED,
    // The batch finds the bill as well.
    billId: '',
  };
  const lines = [...priced.lines.map((line) => paidLine(line, licence)), ...free.map(freeLine)];
  return {
    row,
    lines: lines.map((line, lineNo) => ({
      ...{ orderId: row.id, lineNo, billId: '', ...line, ...UNTICKED },
      station: stations.get(line.menuItemId) ?? 'kitchen',
    })),
  };
}

/** Nobody has done anything about the order, and staff did not write it. */
export const UNTOUCHED = {
  cancelReason: null,
  seenAt: null,
  seenBy: null,
  acknowledgedAt: null,
  acknowledgedBy: null,
  paidAt: null,
  paidBy: null,
  authorId: null,
  author: null,
  remarks: null,
  wantedAt: null,
} as const;

/** Nobody has made anything of a new line. */
export const UNTICKED = { tickedAt: null, readyAt: null, readyBy: null } as const;

type NewLine = Omit<
  OrderLineRow,
  'orderId' | 'lineNo' | 'billId' | 'station' | keyof typeof UNTICKED
>;

function paidLine({ item, customizations, quantity, unitKurus }: PricedLine, licence: VatLicence) {
  return {
    menuItemId: item.id,
    nameEn: lineName(item, customizations, 'en'),
    nameTr: lineName(item, customizations, 'tr'),
    imageUrl: item.imageUrl,
    quantity,
    unitKurus,
    customizations,
    isRedeemed: false,
    vatBp: vatOfItem(item, licence),
    categoryId: item.categoryId,
    person: null,
  };
}

function freeLine({ item, sauce }: FreeLine): NewLine {
  return {
    menuItemId: item.id,
    nameEn: rewardName(item, sauce, 'en'),
    nameTr: rewardName(item, sauce, 'tr'),
    imageUrl: item.imageUrl,
    quantity: 1,
    unitKurus: 0,
    customizations: choiceOfSauce(sauce),
    isRedeemed: true,
    vatBp: null,
    categoryId: item.categoryId,
    person: null,
  };
}

/** Returns the response to a placed order. */
export function orderConfirmation({ row }: StoredOrder) {
  return {
    mutationId: row.id,
    orderId: row.id,
    code: orderCode(row.id),
    totalAmount: liraText(row.totalKurus),
    status: 'pending',
    createdAt: new Date(row.receivedAt).toISOString(),
    preparedFrom: row.preparedFrom === null ? null : new Date(row.preparedFrom).toISOString(),
    // The member gets these points on completion.
    pointsToEarn: row.earnPoints,
  };
}

export type LineEntryRow = typeof lineEntries.$inferSelect;
/** `lastNo` is the highest number of a line of the order. */
export type BillLine = OrderLineRow & { lastNo: number; entries: LineEntryRow[] };
export type BillRow = typeof bills.$inferSelect;
/** A bill with its payments and tips, the oldest first, and those of the bills that were merged into it. */
export type StoredBill = { row: BillRow; money: TransactionRow[] };

export function billRead({ row, money }: StoredBill): BillRead {
  return {
    id: row.id,
    v: row.v,
    kind: row.kind,
    label: billLabel(row),
    ...(row.phone !== null && { phone: row.phone }),
    ...(row.memberId !== null && { memberId: row.memberId }),
    ...(row.memberName !== null && { memberName: row.memberName }),
    number: billNumber(row.day, row.no),
    openedAt: iso(row.openedAt),
    closedAt: row.closedAt === null ? null : iso(row.closedAt),
    closedBy: row.closedBy,
    mergedInto: row.mergedInto,
    worth: liraText(row.worthKurus),
    paid: liraText(row.paidKurus),
    isBeforeTill: row.isBeforeTill,
    printed:
      row.printedAt === null
        ? null
        : { at: iso(row.printedAt), worth: liraText(row.printedKurus ?? 0), times: row.prints },
    tenders: tendersOf(money),
  };
}

function tendersOf(money: readonly TransactionRow[]): TenderRead[] {
  const tipOf = new Map<string, number>();
  for (const { type, referenceId, amountKurus } of money) {
    if (type === 'tip' && referenceId)
      tipOf.set(referenceId, (tipOf.get(referenceId) ?? 0) + amountKurus);
  }
  return money
    .filter(({ type }) => type === 'tender')
    .map((row) => {
      const tip = tipOf.get(row.id) ?? 0;
      const { covers = null, given, slip = null } = row.detail ?? {};
      return {
        id: row.id,
        amount: liraText(row.amountKurus),
        method: row.method ?? 'cash',
        tip: tip === 0 ? null : liraText(tip),
        at: iso(row.doneAt ?? row.createdAt),
        by: row.by,
        covers,
        given: given === undefined ? null : liraText(given),
        slip,
        answers: row.referenceId === row.id ? null : row.referenceId,
        reason: row.reason,
      };
    });
}

export type MoneyOfBill = { row: TransactionRow; billId: string };

export function withMoney(rows: readonly BillRow[], money: readonly MoneyOfBill[]): StoredBill[] {
  const stored = new Map<string, StoredBill>(rows.map((row) => [row.id, { row, money: [] }]));
  for (const { row, billId } of money) stored.get(billId)?.money.push(row);
  return [...stored.values()];
}

export type TransactionRow = typeof financialTransactions.$inferSelect;

export function transactionRead(
  row: TransactionRow,
  isReversed: boolean,
  bill: BillRow | null = null,
): Transaction {
  const { referenceKind: kind, referenceId: id } = row;
  return {
    id: row.id,
    type: row.type,
    method: row.method,
    businessDay: row.businessDay,
    createdAt: iso(row.doneAt ?? row.createdAt),
    amount: liraText(row.amountKurus),
    reference: kind === null || id === null ? null : { kind, id },
    bill: bill && { id: bill.id, number: billNumber(bill.day, bill.no), label: billLabel(bill) },
    reason: row.reason,
    by: row.by,
    isReversed,
  };
}
