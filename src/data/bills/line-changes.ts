import type { LiveLine, TillRules } from '#domain/bills/line-entry';
import {
  lineNow,
  mergeBillsMutation,
  moveLinesMutation,
  piecesWorth,
  reducePriceMutation,
  reductionParts,
  remakeLineMutation,
  undoEntryMutation,
  voidLineMutation,
} from '#domain/bills/line-entry';
import { liraText, shownKurus, signedKurus } from '#domain/money';
import type { LineEntryRead, StaffOrder, StaffOrderItem } from '#domain/orders/guest-order';
import { orderCode } from '#domain/orders/order';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { firstNameOf } from '#domain/seatings/seating';
import { entityIdOf, staffIdOf } from '#domain/sync/mutation';
import { recordOf } from '../json';
import type { People } from '../outbox/enqueue';
import { bodyOf } from '../outbox/enqueue';

/** `isQueued`: this tablet has not sent the change that made the entry. */
export type EntryOnTablet = LineEntryRead & { isQueued: boolean; kurus: number };

export type ChangedOrder = Omit<StaffOrder, 'entries'> & { entries: EntryOnTablet[] };

type Known = {
  /** Names by the id of a person, of everybody who may approve too. */
  people: People;
  till: TillRules;
};

type Orders = readonly ChangedOrder[];
type LineRef = { orderId: string; lineNo: number };
type Facts = LineRef &
  Pick<EntryOnTablet, 'kind' | 'quantity'> &
  Partial<Pick<EntryOnTablet, 'reason' | 'note' | 'wasMade' | 'undoes'>> & {
    kurus: number;
    nth?: string;
  };

/** Lays changes of lines over orders, the oldest first. A change whose rows the server has sent is there already. */
export function withLineChanges(
  orders: readonly StaffOrder[],
  changes: readonly OutboxEntry[],
  known: Known,
): ChangedOrder[] {
  const numbered = orders.map(asSent);
  return changes.reduce<ChangedOrder[]>(
    (all, change) =>
      isThere(all, change) ? all : [...(LINE_CHANGES[change.kind]?.(all, change, known) ?? all)],
    numbered,
  );
}

function asSent(order: StaffOrder): ChangedOrder {
  const items = order.items.map((item, index) => ({ ...item, lineNo: item.lineNo ?? index }));
  const entries = (order.entries ?? []).map((entry) => ({
    isQueued: false,
    ...entry,
    kurus: signedKurus(entry.amount),
  }));
  return { ...order, items, entries };
}

function isThere(orders: Orders, change: OutboxEntry): boolean {
  return orders.some(({ entries }) => entries.some((entry) => isOf(entry, change.id)));
}

/** One change makes several entries; its id begins theirs. */
function isOf({ id }: Pick<LineEntryRead, 'id'>, changeId: string): boolean {
  return id.startsWith(`${changeId}:`);
}

type Lay = (orders: Orders, change: OutboxEntry, known: Known) => Orders;

/** Says how each kind of change is laid over orders. */
export const LINE_CHANGES: Partial<Record<OutboxEntry['kind'], Lay>> = {
  'line.void': withVoid,
  'line.remake': withRemake,
  'line.price': withReduction,
  'line.move': withMove,
  'bill.merge': withMerge,
  'entry.undo': withUndo,
};

function withVoid(orders: Orders, change: OutboxEntry, known: Known): Orders {
  const body = bodyOf(voidLineMutation.schema, change);
  const line = body && lineOf(orders, body);
  const pieces = line ? Math.min(body.pieces, line.left) : 0;
  if (!line || pieces <= 0) return orders;
  const { orderId, lineNo, reason, note = null, wasMade } = body;
  const kurus = -piecesWorth(line, pieces);
  const kind = 'void' as const;
  const facts = { orderId, lineNo, kind, quantity: -pieces, kurus, reason, note, wasMade };
  return withEntries(orders, change, known, [facts]);
}

/** The order that the kitchen gets has the id of the change. */
function withRemake(orders: Orders, change: OutboxEntry, known: Known): Orders {
  const body = bodyOf(remakeLineMutation.schema, change);
  const from = body && orderOf(orders, body.orderId);
  const line = body && lineOf(orders, body);
  const pieces = line ? Math.min(body.pieces, line.left) : 0;
  if (!from || !line || pieces <= 0) return orders;
  const { orderId, lineNo, reason, note = null } = body;
  const { id } = change;
  const at = new Date(change.createdAt).toISOString();
  const none = { unitPrice: '0.00', totalPrice: '0.00' };
  const again: ChangedOrder = {
    ...from,
    ...{ id, code: orderCode(id), createdAt: at, status: 'confirmed', statusAt: at, isAgain: true },
    ...{ totalAmount: '0.00', deliveryFee: '0.00', paidBy: null, seenAt: at, preparedFrom: null },
    ...{ billId: entityIdOf(change.entityKey), entries: [] },
    items: [{ ...untickedItem(line.item), ...none, quantity: pieces, lineNo: 0 }],
  };
  const fact: Facts = { orderId, lineNo, kind: 'remake', quantity: 0, kurus: 0, reason, note };
  return withEntries([...orders, again], change, known, [fact]);
}

/** Nobody has made anything of a dish that is made again. */
function untickedItem({ tickedAt: _, readyAt: __, readyBy: ___, ...item }: StaffOrderItem) {
  return item;
}

function withReduction(orders: Orders, change: OutboxEntry, known: Known): Orders {
  const body = bodyOf(reducePriceMutation.schema, change);
  if (!body) return orders;
  const { off, reason, note = null } = body;
  const lines = body.lines.flatMap((ref) => lineOf(orders, ref) ?? []);
  const parts = reductionParts(lines, off, known.till);
  const kind = off.kind === 'amount' ? 'discount' : off.kind;
  const facts = lines.flatMap(({ orderId, lineNo }, index): Facts[] => {
    const kurus = -(parts[index] ?? 0);
    return kurus < 0 ? [{ orderId, lineNo, kind, quantity: 0, kurus, reason, note }] : [];
  });
  return withEntries(orders, change, known, facts);
}

/** A whole line goes to the other bill; of a part the pieces become a line of their own there. */
function withMove(orders: Orders, change: OutboxEntry, known: Known): Orders {
  const body = bodyOf(moveLinesMutation.schema, change);
  if (!body) return orders;
  return body.lines.reduce((all, ref, index) => {
    const line = lineOf(all, ref);
    const pieces = line ? Math.min(ref.pieces, line.left) : 0;
    if (!line || pieces <= 0) return all;
    const { orderId, lineNo } = ref;
    if (pieces === line.left) return withItems(all, ref, (item) => [{ ...item, billId: body.to }]);
    const kurus = piecesWorth(line, pieces);
    const rest = kurus - pieces * line.unitKurus;
    const last = Math.max(...(orderOf(orders, orderId)?.items ?? []).map(noOf));
    const fresh = { lineNo: last + 1 + index, quantity: pieces, billId: body.to };
    const kind = 'move' as const;
    const gone = { orderId, lineNo, kind, quantity: -pieces, kurus: -kurus, nth: `${index}` };
    const come = { ...gone, lineNo: fresh.lineNo, quantity: 0, kurus: rest, nth: `${index}:new` };
    const split = withItems(all, ref, (item) => [item, { ...item, ...fresh }]);
    return withEntries(split, change, known, rest === 0 ? [gone] : [gone, come]);
  }, orders);
}

function withMerge(orders: Orders, change: OutboxEntry): Orders {
  const body = bodyOf(mergeBillsMutation.schema, change);
  if (!body) return orders;
  const from = entityIdOf(change.entityKey);
  const moved = (billId: string | undefined) => (billId === from ? body.into : billId);
  return orders.map((order) => ({
    ...order,
    ...onBill(moved(order.billId)),
    items: order.items.map((item) => ({
      ...item,
      ...onBill(moved(item.billId ?? order.billId)),
    })),
  }));
}

function onBill(billId: string | undefined) {
  return billId === undefined ? {} : { billId };
}

function withUndo(orders: Orders, change: OutboxEntry, known: Known): Orders {
  const body = bodyOf(undoEntryMutation.schema, change);
  if (!body) return orders;
  const given = orders.flatMap(({ id: orderId, entries }) =>
    entries.filter((one) => isOf(one, body.entry)).map((one) => ({ ...one, orderId })),
  );
  const isUndone = orders.some(({ entries }) =>
    entries.some(({ undoes }) => undoes !== null && undoes === given[0]?.id),
  );
  if (isUndone) return orders;
  const facts = given.map(
    ({ id, orderId, lineNo, quantity, kurus }): Facts => ({
      ...{ orderId, lineNo, kind: 'undo', undoes: id },
      quantity: -quantity,
      kurus: -kurus,
    }),
  );
  const left = orders.map((order) =>
    order.id === body.entry ? { ...order, status: 'cancelled' } : order,
  );
  return withEntries(left, change, known, facts);
}

function withItems(
  orders: Orders,
  { orderId, lineNo }: LineRef,
  change: (item: StaffOrderItem) => StaffOrderItem[],
): Orders {
  return orders.map((order) => {
    if (order.id !== orderId) return order;
    const items = order.items.flatMap((item) => (noOf(item) === lineNo ? change(item) : [item]));
    return { ...order, items };
  });
}

function withEntries(
  orders: Orders,
  change: OutboxEntry,
  { people }: Known,
  facts: readonly Facts[],
): Orders {
  const approver = recordOf(change.body)?.approvedBy;
  const isOffline = typeof approver === 'string';
  const rows = facts.map(({ orderId, kurus, nth, ...fact }, index) => {
    const row: EntryOnTablet = {
      reason: null,
      note: null,
      wasMade: null,
      undoes: null,
      ...fact,
      id: `${change.id}:${nth ?? index}`,
      kurus,
      amount: liraText(kurus),
      by: firstNameOf(people[staffIdOf(change.principal) ?? ''] ?? null),
      approvedBy: isOffline ? firstNameOf(people[approver] ?? null) : null,
      isProven: !isOffline,
      at: new Date(change.createdAt).toISOString(),
      isQueued: true,
    };
    return { orderId, row };
  });
  return orders.map((order) => {
    const own = rows.filter(({ orderId }) => orderId === order.id).map(({ row }) => row);
    return own.length === 0 ? order : { ...order, entries: [...order.entries, ...own] };
  });
}

export type LineOnBill = LiveLine & {
  key: string;
  item: StaffOrderItem;
  unitKurus: number;
  entries: readonly EntryOnTablet[];
};

/** Returns the lines that stand on a bill now, the oldest order first. */
export function linesOfBill(orders: Orders, billId: string): LineOnBill[] {
  return orders
    .filter(({ status }) => status !== 'cancelled')
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    .flatMap((order) =>
      order.items
        .filter((item) => (item.billId ?? order.billId) === billId)
        .map((item) => lineIn(order, item)),
    );
}

function lineIn(order: ChangedOrder, item: StaffOrderItem): LineOnBill {
  const { id: orderId } = order;
  const lineNo = noOf(item);
  const unitKurus = shownKurus(item.unitPrice);
  const entries = order.entries.filter((entry) => entry.lineNo === lineNo);
  const now = lineNow({ quantity: item.quantity, unitKurus }, entries);
  const key = `${orderId}:${lineNo}`;
  return { key, orderId, lineNo, item, unitKurus, entries, ...now };
}

function lineOf(orders: Orders, { orderId, lineNo }: LineRef): LineOnBill | null {
  const order = orderOf(orders, orderId);
  const item = order?.items.find((one) => noOf(one) === lineNo);
  return order && item ? lineIn(order, item) : null;
}

function orderOf(orders: Orders, id: string): ChangedOrder | undefined {
  return orders.find((order) => order.id === id);
}

function noOf({ lineNo = 0 }: StaffOrderItem): number {
  return lineNo;
}
