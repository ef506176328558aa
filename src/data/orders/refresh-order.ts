import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import type { GuestDb } from '../guest-db';
import { readEntry } from '../outbox/entries';
import { advanced, inOutbox } from '../outbox/outbox';
import { type MyOrder, withoutPerson } from './my-order';
import { type OrderReading, readOrder } from './read-order';
import { keepUnsaved, unsavedOrder } from './unsaved-order';

export async function refreshOrder(
  deps: DataDeps<GuestDb>,
  orderId: string,
): Promise<OrderReading> {
  const unsaved = unsavedOrder(orderId);
  if (unsaved) {
    const reading = await readOrder(deps.fetch, orderId, unsaved.order.secret);
    const known = unsavedOrder(orderId);
    if (known) keepUnsaved({ ...known, order: toldBy(reading, known.order, deps.now()) });
    return reading;
  }
  return refreshSaved(deps, orderId);
}

async function refreshSaved(deps: DataDeps<GuestDb>, orderId: string): Promise<OrderReading> {
  const { db } = deps;
  const order = await withDb(db, () => db.myOrder.get(orderId)).catch(() => undefined);
  const reading = await readOrder(deps.fetch, orderId, order?.secret);
  if (!order || reading.kind !== 'found') return reading;
  const isSettled = await inOutbox(deps, async () => {
    const kept = await db.myOrder.get(orderId);
    if (!kept) return false;
    const told = toldBy(reading, kept, deps.now());
    const isNews = await settleArrived(deps, orderId);
    await db.myOrder.put(isNews ? withoutPerson(told) : told);
    return isNews;
  });
  // The outbox can now send mutations that waited for the order.
  if (isSettled) deps.wake();
  return reading;
}

/** Ends the order's outbox entry if the server already has the order, for example from a tablet. */
async function settleArrived(deps: DataDeps<GuestDb>, orderId: string): Promise<boolean> {
  const entry = readEntry(await deps.db.outbox.get(orderId));
  const settled = entry && advanced(entry, 'arrived', deps.now());
  if (!settled || settled.state === entry.state) return false;
  await deps.db.outbox.put(settled);
  return true;
}

function toldBy(reading: OrderReading, order: MyOrder, seenAt: number): MyOrder {
  if (reading.kind !== 'found') return order;
  const { response, barAt } = reading;
  if (order.answer && order.answer.order.v > response.order.v) return order;
  const { barAt: _before, ...kept } = order;
  return { ...kept, answer: response, seenAt, ...(barAt === null ? {} : { barAt }) };
}
