import type { CartLine } from '#domain/cart/cart';
import { entityKey } from '#domain/sync/mutation';
import { clockOf, type DataDeps } from '../deps';
import type { GuestDb } from '../guest-db';
import { type OrderOnDevice, orderOnDevice } from '../orders/order-on-device';
import { entriesOf } from '../outbox/entries';
import { guestDevice } from '../start/guest-device';
import { useLiveRead } from './use-live-read';

export type MyOrderRow = {
  id: string;
  code: string;
  placedAt: number;
  lines: CartLine[];
  totalKurus: number;
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

async function readMyOrders(deps: DataDeps<GuestDb>): Promise<MyOrderRow[]> {
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
      return {
        id: order.id,
        code: order.code,
        placedAt: order.createdAt,
        lines: order.lines,
        totalKurus: order.totalKurus,
        state: seen.state,
        status,
      };
    }),
  );
}
