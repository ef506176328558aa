import { DomainError } from '#domain/error-codes';
import {
  importQrOrderMutation,
  isTimelyQrOrder,
  type QrOrder,
} from '#domain/orders/import-qr-order';
import { staffPrincipal } from '#domain/sync/mutation';
import type { AdminDb } from '../../admin-db';
import type { DataDeps } from '../../deps';
import { knownOpening } from '../../known-opening';
import { qrOrderOf } from '../../orders/qr-order';
import { readQrOrder } from '../../orders/qr-order-code';
import { newEntry } from '../../outbox/entries';
import { inOutbox } from '../../outbox/outbox';
import { mayAct, readSession } from '../../session';

type QrOrderScan = {
  code: string;
  barNow: number;
};

export type ImportedQrOrder = { orderId: string; isKnown: boolean };

/**
 * Imports an order from a guest's phone, also offline.
 * @throws DomainError qr_order.unreadable, qr_order.tampered, qr_order.stale, unauthorized
 */
export async function importQrOrder(
  deps: DataDeps<AdminDb>,
  { code, barNow }: QrOrderScan,
): Promise<ImportedQrOrder> {
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

function entryOf(deps: DataDeps<AdminDb>, qrOrder: QrOrder, takenBy: string) {
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
