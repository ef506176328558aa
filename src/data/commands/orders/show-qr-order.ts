import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { withDb } from '../../db-health';
import type { DataDeps } from '../../deps';
import { knownBarOffset } from '../../guest-clock';
import type { GuestDb } from '../../guest-db';
import { canSign, writeQrOrder } from '../../orders/qr-order-code';
import { entriesOf, unsettled } from '../../outbox/entity-entries';
import { readEntry } from '../../outbox/entries';
import { inOutbox } from '../../outbox/outbox';

/** The code of an order, or why there is none. */
export type QrOrderShown =
  | { code: string; why: null }
  | { code: null; why: 'unsigned' | 'too_long' | 'free_dishes' | 'sent' };

/**
 * An order that waits here as a code for the bar's tablet. Once it is shown nobody here knows whether the bar has it:
 * from then on the server is asked, however long it takes, and it is never sent as another order.
 */
export async function showQrOrder(
  deps: DataDeps<GuestDb>,
  { orderId }: { orderId: string },
): Promise<QrOrderShown> {
  const { db } = deps;
  const entry = readEntry(await withDb(db, () => db.outbox.get(orderId)));
  if (!entry?.secret || !isOnItsWay(entry) || entry.kind !== 'order.create') return none('sent');
  // Points are taken from a member who is signed in, and that only the server knows.
  if (entry.body.includes('"redeemedItems"')) return none('free_dishes');
  if (!canSign()) return none('unsigned');
  const { id, secret, createdAt, body } = entry;
  // By the bar's clock: that is what the tablet judges its age by.
  const placedAt = createdAt + (await knownBarOffset(db, deps.now()));
  const code = await writeQrOrder({ id, secret, placedAt, body });
  if (code === null) return none('too_long');
  const isShown = await inOutbox(deps, async () => {
    const open = unsettled(await entriesOf(db, entry.entityKey));
    const now = open.find(({ id }) => id === orderId);
    // Meanwhile it may have arrived, or its guest has taken it back.
    if (!now || !isOnItsWay(now) || open.length > 1) return false;
    const shownAt = deps.now();
    await db.outbox.put({ shownAt, ...now, sentAt: now.sentAt ?? shownAt });
    return true;
  });
  return isShown ? { code, why: null } : none('sent');
}

function isOnItsWay({ state }: OutboxEntry): boolean {
  return state === 'queued' || state === 'sending';
}

function none(why: Exclude<QrOrderShown['why'], null>): QrOrderShown {
  return { code: null, why };
}
