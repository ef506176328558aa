import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import type { GuestDb } from '../guest-db';
import { type OrderReading, readOrder } from './read-order';

/** Asks the bar about an order and keeps the answer; an older answer never replaces a newer one. */
export async function refreshOrder(
  deps: DataDeps<GuestDb>,
  orderId: string,
): Promise<OrderReading> {
  const { db } = deps;
  const order = await withDb(db, () => db.myOrder.get(orderId)).catch(() => undefined);
  const reading = await readOrder(deps.fetch, orderId, order?.secret);
  if (!order || reading.kind !== 'found') return reading;
  const { answer } = reading;
  await withDb(db, () =>
    db.transaction('rw', db.myOrder, async () => {
      const now = await db.myOrder.get(orderId);
      if (!now || (now.answer && now.answer.order.v > answer.order.v)) return;
      await db.myOrder.put({ ...now, answer, seenAt: deps.now() });
    }),
  );
  return reading;
}
