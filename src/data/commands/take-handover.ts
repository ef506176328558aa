import { DomainError } from '#domain/error-codes';
import {
  type Handover,
  isTimelyHandover,
  takeHandoverMutation,
} from '#domain/orders/take-handover';
import { staffPrincipal } from '#domain/sync/principal';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { handedOrder } from '../orders/handed-order';
import { readHandover } from '../orders/handover-code';
import { newEntry } from '../outbox/new-entry';
import { inOutbox } from '../outbox/outbox';
import { mayAct, readSession } from '../session';

type TakeHandover = {
  code: string;
  /** What time it is at the bar. */
  barNow: number;
};

export type TakenHandover = { orderId: string; isKnown: boolean };

/**
 * Takes in an order from a guest's phone, also without a network: it stands on this tablet's board at once, and the
 * bar hears of it under the order's own id, so that with the phone's own sending there is one order.
 * @throws DomainError handover.unreadable, handover.tampered, handover.stale, unauthorized
 */
export async function takeHandover(
  deps: DataDeps<AdminDb>,
  { code, barNow }: TakeHandover,
): Promise<TakenHandover> {
  const handover = await readHandover(code);
  const { id: orderId, placedAt } = handover;
  const { db } = deps;
  return inOutbox(deps, async () => {
    const session = await readSession(db);
    if (!mayAct(session)) throw new DomainError('unauthorized');
    if ((await db.order.get(orderId)) || (await db.outbox.get(orderId))) {
      return { orderId, isKnown: true };
    }
    if (!isTimelyHandover(placedAt, barNow)) throw new DomainError('handover.stale');
    await db.order.put(handedOrder(handover, await db.menuItem.toArray(), barNow));
    await db.outbox.add(entryOf(deps, handover, session.user.id));
    return { orderId, isKnown: false };
  }).finally(() => deps.wake());
}

function entryOf(deps: DataDeps<AdminDb>, handover: Handover, takenBy: string) {
  return newEntry(deps, {
    // The order's own: whoever sends it, the server knows it for the same.
    id: handover.id,
    mutation: takeHandoverMutation,
    entityId: handover.id,
    seqInKey: 0,
    body: { ...handover, takenBy },
    principal: staffPrincipal(takenBy),
  });
}
