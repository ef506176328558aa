import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import type { GuestDb } from '../guest-db';
import { canSign, writeHandover } from '../orders/handover-code';
import { readEntry } from '../outbox/entries';
import { inOutbox } from '../outbox/outbox';

/** The code of an order, or why there is none. */
export type HandoverShown =
  | { code: string; why: null }
  | { code: null; why: 'unsigned' | 'too_long' | 'free_dishes' | 'sent' };

/**
 * An order that waits here as a code for the bar's tablet. Once it is shown nobody here knows whether the bar has it:
 * from then on the server is asked, however long it takes, and it is never sent as another order.
 */
export async function showHandover(
  deps: DataDeps<GuestDb>,
  { orderId }: { orderId: string },
): Promise<HandoverShown> {
  const { db } = deps;
  const entry = readEntry(await withDb(db, () => db.outbox.get(orderId)));
  const isWaiting = entry?.state === 'queued' || entry?.state === 'sending';
  if (!entry?.secret || !isWaiting || entry.kind !== 'order.create') return none('sent');
  // Points are taken from a member who is signed in, and that only the server knows.
  if (entry.body.includes('"redeemedItems"')) return none('free_dishes');
  if (!canSign()) return none('unsigned');
  const { id, secret, createdAt: placedAt, body } = entry;
  const code = await writeHandover({ id, secret, placedAt, body });
  if (code === null) return none('too_long');
  await inOutbox(deps, async () => {
    const now = readEntry(await db.outbox.get(orderId));
    if (now) await db.outbox.put({ ...now, sentAt: now.sentAt ?? deps.now() });
  });
  return { code, why: null };
}

function none(why: Exclude<HandoverShown['why'], null>): HandoverShown {
  return { code: null, why };
}
