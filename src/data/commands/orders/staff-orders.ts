import { DomainError } from '#domain/error-codes';
import {
  importQrOrderMutation,
  isTimelyQrOrder,
  type QrOrder,
} from '#domain/orders/import-qr-order';
import { tickLineMutation } from '#domain/orders/line-tick';
import {
  acknowledgeOrderMutation,
  type CancelReason,
  type ChangeOrderStatusInput,
  canChangeOrderStatus,
  changeOrderStatusMutation,
  markOrderSeenMutation,
  type OrderStatus,
} from '#domain/orders/order';
import { isAcknowledged } from '#domain/orders/order-alarm';
import { entityKey, staffPrincipal } from '#domain/sync/mutation';
import type { StaffDeps } from '../../admin-db';
import { knownOpening, withDb } from '../../db';
import { qrOrderOf } from '../../orders/qr-order';
import { readQrOrder } from '../../orders/qr-order-code';
import { enqueue, queued } from '../../outbox/enqueue';
import { showsStatus } from '../../outbox/optimistic-rows';
import { advanced, entriesOf, inOutbox, newEntry, nextSeq } from '../../outbox/outbox';
import { ofThisDevice } from '../../preferences/board-choices';
import { mayAct, readSession } from '../../session';
import { barTimeOf } from '../../sync/contact-watch';
import { readBarRules } from '../../sync/replica';

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
