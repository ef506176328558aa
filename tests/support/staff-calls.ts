import { randomUUID } from 'node:crypto';
import type { BrunchRead } from '../../src/domain/brunch/brunch-booking';
import type { MessageRead } from '../../src/domain/messages/contact-message';
import type { StaffOrder } from '../../src/domain/orders/order-view';
import type { VenueTableRead } from '../../src/domain/tables/venue-table';

const ELIF_EMAIL = 'manager@barbliss.example';
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

/** Completes every order that the bar holds, as a member of staff would at the end of the evening. */
export async function completeOrders(url: string): Promise<void> {
  const { token, cookie } = await signedIn(url);
  for (const { id } of await ordersAtTheBar(url)) {
    const answer = await fetch(`${url}/api/admin/orders/${id}/status`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'completed' }),
    });
    if (!answer.ok) throw new Error(`The order was not completed: ${await answer.text()}`);
  }
}

/** Elif, at another tablet, gives a table another number of seats. */
export async function changeSeats(url: string, tableId: number, seats: number): Promise<void> {
  const { token, cookie } = await signedIn(url, { ...DEMO_STAFF, email: ELIF_EMAIL });
  const headers = { authorization: `Bearer ${token}`, cookie, 'content-type': 'application/json' };
  const all = await fetch(`${url}/api/admin/tables`, { headers });
  const { tables } = (await all.json()) as { tables: VenueTableRead[] };
  const table = tables.find(({ id }) => id === tableId);
  const answer = await fetch(`${url}/api/admin/tables/${tableId}`, {
    method: 'PUT',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...table, from: table?.changedAt, seats }),
  });
  if (!answer.ok) throw new Error(`The table was not changed: ${await answer.text()}`);
}

export async function staffToken(url: string): Promise<string> {
  return (await signedIn(url)).token;
}

async function signedIn(url: string, who = DEMO_STAFF): Promise<{ token: string; cookie: string }> {
  const answer = await fetch(`${url}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(who),
  });
  const { token } = (await answer.json()) as { token: string };
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { token, cookie: cookie.join('; ') };
}
