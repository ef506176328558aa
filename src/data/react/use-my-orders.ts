import { entityKey } from '#domain/sync/mutation';
import { clockOf } from '../deps';
import type { GuestDeps } from '../guest-db';
import type { MyOrder } from '../orders/my-order';
import { type OrderOnDevice, orderOnDevice } from '../orders/order-on-device';
import { entriesOf } from '../outbox/entries';
import { guestDevice } from '../start/guest-device';
import { useLiveRead } from './use-live-read';

export type MyOrderRow = Pick<MyOrder, 'id' | 'code' | 'lines' | 'totalKurus'> & {
  placedAt: number;
  state: OrderOnDevice['state'];
  status: string | null;
};

export function useMyOrders(): MyOrderRow[] {
  const rows = useLiveRead(async () => {
    const { deps } = guestDevice();
    return readMyOrders(deps).catch(() => []);
  }, []);
  return rows ?? [];
}

async function readMyOrders(deps: GuestDeps): Promise<MyOrderRow[]> {
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
