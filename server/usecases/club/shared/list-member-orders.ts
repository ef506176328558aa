import type { MemberOrder } from '#domain/club/guest-member';
import type { OrdersRepository } from '../../../repositories/orders.repository';
import { orderForGuest } from '../../../repositories/rows/order-wire';

const SHOWN = 100;

export type ListMemberOrdersDeps = { orders: OrdersRepository };

export async function listMemberOrders(
  { orders }: ListMemberOrdersDeps,
  memberId: string,
): Promise<MemberOrder[]> {
  const found = await orders.list({ memberId, offset: 0, limit: SHOWN });
  return found.orders.map((stored) => {
    const { order, items } = orderForGuest(stored);
    return { ...order, items };
  });
}
