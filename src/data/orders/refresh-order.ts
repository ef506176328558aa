import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import type { GuestDb } from '../guest-db';
import { keepUnsaved, unsavedOrder } from '../outbox/memory-outbox';
import type { MyOrder } from './my-order';
import { type OrderReading, readOrder } from './read-order';

/** Asks the bar about an order and keeps the answer; an older answer never replaces a newer one. */
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
  await withDb(db, () =>
    db.transaction('rw', db.myOrder, async () => {
      const now = await db.myOrder.get(orderId);
      if (now) await db.myOrder.put(toldBy(reading, now, deps.now()));
    }),
  );
  return reading;
}

function toldBy(reading: OrderReading, order: MyOrder, seenAt: number): MyOrder {
  if (reading.kind !== 'found') return order;
  const { answer, barAt } = reading;
  if (order.answer && order.answer.order.v > answer.order.v) return order;
  const { barAt: _before, ...kept } = order;
  return { ...kept, answer, seenAt, ...(barAt === null ? {} : { barAt }) };
}
