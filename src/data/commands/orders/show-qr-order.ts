import { knownBarOffset } from '../../clock-offset';
import type { GuestDeps } from '../../db';
import { withDb } from '../../db';
import { canSign, writeQrOrder } from '../../orders/qr-order-code';
import { entriesOf, inOutbox, isOnItsWay, readEntry, unsettled } from '../../outbox/outbox';

export type QrOrderShown =
  | { code: string; why: null }
  | { code: null; why: 'unsigned' | 'too_long' | 'free_dishes' | 'sent' };

/** Afterwards this device cannot know whether the server has the order: no new order ever replaces it. */
export async function showQrOrder(
  deps: GuestDeps,
  { orderId }: { orderId: string },
): Promise<QrOrderShown> {
  const { db } = deps;
  const entry = readEntry(await withDb(db, () => db.outbox.get(orderId)));
  if (!entry?.secret || !isOnItsWay(entry) || entry.kind !== 'order.create') return none('sent');
  // Only the server can verify the signed-in member whose points pay.
  if (entry.body.includes('"redeemedItems"')) return none('free_dishes');
  if (!canSign()) return none('unsigned');
  const { id, secret, createdAt, body } = entry;
  // `placedAt` is the server's time: the tablet judges the order's age by it.
  const placedAt = createdAt + (await knownBarOffset(db, deps.now()));
  const code = await writeQrOrder({ id, secret, placedAt, body });
  if (code === null) return none('too_long');
  const isShown = await inOutbox(deps, async () => {
    const open = unsettled(await entriesOf(db, entry.entityKey));
    const now = open.find(({ id }) => id === orderId);
    // The app may have sent or cancelled the order meanwhile.
    if (!now || !isOnItsWay(now) || open.length > 1) return false;
    const shownAt = deps.now();
    await db.outbox.put({ shownAt, ...now, sentAt: now.sentAt ?? shownAt });
    return true;
  });
  return isShown ? { code, why: null } : none('sent');
}

function none(why: Exclude<QrOrderShown['why'], null>): QrOrderShown {
  return { code: null, why };
}
