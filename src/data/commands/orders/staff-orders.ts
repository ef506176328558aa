import type { TabInput } from '#domain/bills/bill';
import { openTabMutation, renameTabMutation } from '#domain/bills/bill';
import { DomainError } from '#domain/error-codes';
import type { QrOrder } from '#domain/orders/import-qr-order';
import { importQrOrderMutation, isTimelyQrOrder } from '#domain/orders/import-qr-order';
import { tickLineMutation } from '#domain/orders/line-tick';
import type { CancelReason, ChangeOrderStatusInput, OrderStatus } from '#domain/orders/order';
import {
  acknowledgeOrderMutation,
  canChangeOrderStatus,
  changeOrderStatusMutation,
  markOrderSeenMutation,
} from '#domain/orders/order';
import { isAcknowledged } from '#domain/orders/order-alarm';
import type { TakeOrderBody } from '#domain/orders/take-order';
import { TAKE_BACK_MS, takeOrderInput, takeOrderMutation } from '#domain/orders/take-order';
import { entityKey, staffPrincipal } from '#domain/sync/mutation';
import type { AdminDb, StaffDeps } from '../../admin-db';
import { knownOpening, readMeta, withDb } from '../../db';
import { qrOrderOf } from '../../orders/qr-order';
import { readQrOrder } from '../../orders/qr-order-code';
import { billAtTable, orderOfRound } from '../../orders/staff-board';
import { bodyOf, enqueue, isAsking, queued, showsStatus } from '../../outbox/enqueue';
import { advanced, entriesOf, inOutbox, newEntry, nextSeq, readEntry } from '../../outbox/outbox';
import { ofThisDevice } from '../../preferences/board-choices';
import { mayAct, readSession } from '../../session';
import { barTimeOf } from '../../sync/contact-watch';
import { readBarRules } from '../../sync/pull';
import { discardEntry } from '../entries';
import { mergeBills } from '../send';

/**
 * Ends the alarm here at once, on other tablets after sending. A lasting acknowledgement prevents a second one.
 * @throws DomainError unauthorized
 */
export async function acknowledgeOrder(deps: StaffDeps, { orderId }: { orderId: string }) {
  const order = await deps.db.order.get(orderId);
  const lastAt = order?.acknowledgedAt ? Date.parse(order.acknowledgedAt) : null;
  const { silenceMinutes } = await readBarRules(deps.db);
  if (!order || isAcknowledged(lastAt, barTimeOf(deps.now()), silenceMinutes)) return;
  const said = await entriesOf(deps.db, entityKey('alarm', orderId));
  if (said.some(({ state }) => state === 'queued' || state === 'sending')) return;
  await enqueue(deps, { mutation: acknowledgeOrderMutation, entityId: orderId, body: {} });
}

/** Reports only once that this tablet shows an order; reports nothing while nobody is signed in. */
export async function markOrderSeen(deps: StaffDeps, { orderId }: { orderId: string }) {
  const { db } = deps;
  const isNews = await inOutbox(deps, async () => {
    const session = await readSession(db);
    const order = await db.order.get(orderId);
    if (!session || !order || order.seenAt !== null) return false;
    const told = await entriesOf(db, entityKey('seen', orderId));
    if (told.some(({ state }) => state !== 'cancelled')) return false;
    await db.outbox.add(
      newEntry(deps, {
        id: deps.newId(),
        mutation: markOrderSeenMutation,
        entityId: orderId,
        seqInKey: nextSeq(told),
        body: {},
        principal: `admin:${session.user.id}`,
      }),
    );
    return true;
  });
  if (isNews) deps.wake();
}

type StatusChange = {
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  reason?: CancelReason;
  /** Takes what is open of the order's own bill. */
  paidBy?: ChangeOrderStatusInput['paidBy'];
};

/**
 * The tablet shows the change at once. The server refuses if the order has changed from `from`, the status that the
 * person saw. A second tap before the redraw queues nothing.
 * @throws DomainError conflict (no such step), unauthorized
 */
export async function changeOrderStatus(
  deps: StaffDeps,
  { orderId, from, to, reason, paidBy }: StatusChange,
): Promise<void> {
  if (!canChangeOrderStatus(from, to)) throw new DomainError('conflict');
  const row = await withDb(deps.db, () => deps.db.order.get(orderId));
  await enqueue(deps, {
    mutation: changeOrderStatusMutation,
    entityId: orderId,
    stands: (entries) =>
      row !== undefined && showsStatus(row, entries, { kind: 'order.status', status: to }),
    body: {
      status: to,
      from,
      ...(reason && { reason }),
      ...(paidBy && { paidBy, ...ofThisDevice() }),
    },
  });
}

/** Ticks dishes that are made, or takes their ticks off. */
export const tickLine = queued(tickLineMutation, 'orderId');

/** Dismisses a conflict, with the changes queued behind it; ticks stay. */
export async function dismissConflict(deps: StaffDeps, entryId: string): Promise<void> {
  const { db } = deps;
  await inOutbox(deps, async () => {
    const refused = await db.outbox.get(entryId);
    if (!refused) return;
    const entries = await entriesOf(db, refused.entityKey);
    const behind = entries.filter(
      ({ kind, seqInKey, principal }) =>
        (kind === refused.kind || kind !== 'line.tick') &&
        seqInKey >= refused.seqInKey &&
        principal === refused.principal,
    );
    await db.outbox.bulkPut(behind.map((entry) => advanced(entry, 'userCancel', deps.now())));
  });
}

type QrOrderScan = {
  code: string;
  barNow: number;
};

/**
 * Imports an order from a guest's phone, also offline.
 * @throws DomainError qr_order.unreadable, qr_order.tampered, qr_order.stale, unauthorized
 */
export async function importQrOrder(deps: StaffDeps, { code, barNow }: QrOrderScan) {
  const qrOrder = await readQrOrder(code);
  const { id: orderId, placedAt } = qrOrder;
  const { db } = deps;
  return inOutbox(deps, async () => {
    const session = await readSession(db);
    if (!mayAct(session)) throw new DomainError('unauthorized');
    if ((await db.order.get(orderId)) || (await db.outbox.get(orderId))) {
      return { orderId, isKnown: true };
    }
    if (!isTimelyQrOrder(knownOpening(deps.storage), placedAt, barNow))
      throw new DomainError('qr_order.stale');
    await db.order.put(qrOrderOf(qrOrder, await db.menuItem.toArray(), barNow));
    await db.outbox.add(entryOf(deps, qrOrder, session.user.id));
    return { orderId, isKnown: false };
  }).finally(() => deps.wake());
}

function entryOf(deps: StaffDeps, qrOrder: QrOrder, takenBy: string) {
  return newEntry(deps, {
    // The order's own id makes a single order of a tablet's import and the phone's mutation.
    id: qrOrder.id,
    mutation: importQrOrderMutation,
    entityId: qrOrder.id,
    seqInKey: 0,
    body: { ...qrOrder, takenBy },
    principal: staffPrincipal(takenBy),
  });
}

type AtTable = Extract<TakeOrderBody, { serviceType: 'table' }>;

/** At a table the command finds the bill itself, unless the person sends for a known one. */
export type Round = Exclude<TakeOrderBody, AtTable> | (Omit<AtTable, 'bill'> & { bill?: string });

/**
 * Queues a round, and shows it. It stays on this device for ten seconds, so that it can be taken back. Returns its id,
 * which is that of the order, and that of the bill.
 * @throws DomainError unauthorized
 */
export async function takeOrder(deps: StaffDeps, round: Round) {
  const { db } = deps;
  const id = deps.newId();
  const body = await withBill(deps, round);
  const billId = body.serviceType === 'table' ? body.bill : id;
  const [menu, offset, table] = await Promise.all([
    db.menuItem.bulkGet(body.items.map((line) => line.originalMenuItemId)),
    readMeta<number>(db, 'clockOffsetMs'),
    tableOf(db, body),
  ]);
  const dishes = menu.filter((dish) => dish !== undefined);
  const at = deps.now() + (offset ?? 0);
  await enqueue(deps, {
    mutation: takeOrderMutation,
    entityId: billId,
    body,
    id,
    holdMs: TAKE_BACK_MS,
    shows: ({ firstName: by }) =>
      db.order.put(orderOfRound(body, dishes, { id, billId, by, at, table })),
  });
  return { id, billId };
}

async function tableOf(db: AdminDb, body: TakeOrderBody): Promise<string | null> {
  if (body.serviceType !== 'table' || body.tableId === undefined) return null;
  return (await db.venueTable.get(body.tableId))?.label ?? null;
}

async function withBill(deps: StaffDeps, round: Round): Promise<TakeOrderBody> {
  if (round.serviceType !== 'table') return round;
  const { bill, tableId } = round;
  const known = bill ?? (tableId === undefined ? null : await billAtTable(deps.db, tableId));
  return { ...round, bill: known ?? deps.newId() };
}

/** Takes a round back before this device sends it. Returns false if it is on its way already. */
export function takeOrderBack(deps: StaffDeps, { id }: { id: string }): Promise<boolean> {
  return inOutbox(deps, async () => {
    const entry = readEntry(await deps.db.outbox.get(id));
    if (entry?.state !== 'queued' || entry.sentAt !== undefined) return false;
    await deps.db.outbox.put(advanced(entry, 'userCancel', deps.now()));
    await deps.db.order.delete(id);
    return true;
  });
}

/**
 * Sends a round again that the server had a question about: to the party that has left (`isLate`), or to the one that
 * sits at the table now. Returns the new round; null if it needs no answer any more.
 */
export async function answerRound(
  deps: StaffDeps,
  { id, isLate }: { id: string; isLate: boolean },
): Promise<{ id: string; billId: string } | null> {
  const entry = readEntry(await deps.db.outbox.get(id));
  const round = entry && isAsking(entry) ? bodyOf(takeOrderInput, entry) : null;
  if (round?.serviceType !== 'table') return null;
  await discardEntry(deps, { id });
  return takeOrder(deps, isLate ? { ...round, isLate } : { ...round, bill: deps.newId() });
}

/** Sends a round that could still be taken back. */
export async function sendOrderNow(deps: StaffDeps, { id }: { id: string }): Promise<void> {
  await inOutbox(deps, async () => {
    const entry = readEntry(await deps.db.outbox.get(id));
    if (entry?.state !== 'queued' || entry.heldUntil === undefined) return;
    const { heldUntil: _, waitMs: __, ...free } = entry;
    await deps.db.outbox.put({ ...free, nextAt: deps.now() });
  });
  deps.wake();
}

/** Opens a bill without a table. Returns its id. @throws DomainError unauthorized */
export async function openTab(deps: StaffDeps, tab: TabInput): Promise<string> {
  const billId = deps.newId();
  await enqueue(deps, { mutation: openTabMutation, entityId: billId, body: tab });
  return billId;
}

/** Changes name, phone and member of a tab. @throws DomainError unauthorized */
export const renameTab = queued(renameTabMutation, 'billId');

/** The guests of a tab sit down: their bill becomes that of the table, or joins the one there. */
export async function seatTab(
  deps: StaffDeps,
  { billId, tableId, label }: { billId: string; tableId: number; label: string },
): Promise<string> {
  const into = (await billAtTable(deps.db, tableId)) ?? deps.newId();
  await mergeBills(deps, { billId, into, begins: { label, tableId } });
  return into;
}

/** A party leaves its table: its bill goes on as a tab, and the table is free. */
export async function leaveTable(
  deps: StaffDeps,
  { billId, name }: { billId: string; name: string },
): Promise<string> {
  const into = deps.newId();
  await mergeBills(deps, { billId, into, begins: { label: name }, freesTable: true });
  return into;
}
