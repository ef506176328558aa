import type { BrunchRead } from '../../src/domain/brunch/brunch-booking';
import type { MessageRead } from '../../src/domain/messages/contact-message';
import type { StaffOrder } from '../../src/domain/orders/order-view';

export const DEMO_STAFF = { email: 'staff@barbliss.example', password: 'bliss-demo-2026' };

/** All orders that the bar holds, asked for as a member of staff would. */
export async function ordersAtTheBar(url: string): Promise<StaffOrder[]> {
  const { orders } = await readAsStaff<{ orders: StaffOrder[] }>(url, 'orders?limit=50');
  return orders;
}

/** All brunches that the bar holds. */
export async function brunchesAtTheBar(url: string): Promise<BrunchRead[]> {
  const path = 'brunch-reservations';
  const { reservations } = await readAsStaff<{ reservations: BrunchRead[] }>(url, path);
  return reservations;
}

/** All messages that the bar holds. */
export async function messagesAtTheBar(url: string): Promise<MessageRead[]> {
  const { messages } = await readAsStaff<{ messages: MessageRead[] }>(url, 'contact-messages');
  return messages;
}

async function readAsStaff<T>(url: string, path: string): Promise<T> {
  const headers = { authorization: `Bearer ${await staffToken(url)}` };
  const answer = await fetch(`${url}/api/admin/${path}`, { headers });
  return (await answer.json()) as T;
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
