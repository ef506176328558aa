import { entityKey } from '#domain/sync/mutation';
import { clockOf } from '../deps';
import type { GuestDeps } from '../guest-db';
import { orderOnDevice } from '../orders/order-on-device';
import { entriesOf } from '../outbox/entries';
import { guestDevice } from '../start/guest-device';
import { useLiveRead } from './use-live-read';

export type MyOrderRow = Awaited<ReturnType<typeof readMyOrders>>[number];

export function useMyOrders(): MyOrderRow[] {
  const rows = useLiveRead(async () => {
    const { deps } = guestDevice();
    return readMyOrders(deps).catch(() => []);
  }, []);
  return rows ?? [];
}

async function readMyOrders(deps: GuestDeps) {
  const orders = await deps.db.myOrder.orderBy('createdAt').reverse().toArray();
  const current = orders.filter((order) => !order.supersededBy);
  return Promise.all(
    current.map(async (order) => {
      const seen = orderOnDevice(
        order,
        await entriesOf(deps.db, entityKey('order', order.id)),
        clockOf(deps),
      );
      const status = seen.state === 'received' ? seen.response.order.status : null;
      const { id, code, createdAt: placedAt, lines, totalKurus } = order;
      return { id, code, placedAt, lines, totalKurus, state: seen.state, status };
    }),
  );
}
