import type { StaffOrder } from '../../src/domain/orders/order-view';

export const DEMO_STAFF = { email: 'staff@barbliss.example', password: 'bliss-demo-2026' };

/** All orders that the bar holds, asked for as a member of staff would. */
export async function ordersAtTheBar(url: string): Promise<StaffOrder[]> {
  const headers = { authorization: `Bearer ${await staffToken(url)}` };
  const answer = await fetch(`${url}/api/admin/orders?limit=50`, { headers });
  const { orders } = (await answer.json()) as { orders: StaffOrder[] };
  return orders;
}

export async function staffToken(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_STAFF),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}
