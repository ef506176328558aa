import { randomUUID } from 'node:crypto';
import type { TableBookingRead } from '../../../src/domain/bookings/booking';
import type { BrunchRead } from '../../../src/domain/bookings/brunch-changes';
import type { KioskRead } from '../../../src/domain/kiosks/kiosk';
import type { MessageRead } from '../../../src/domain/messages/send-message';
import type { StaffOrder } from '../../../src/domain/orders/guest-order';
import type { VenueTableRead } from '../../../src/domain/tables/venue-table';

const ELIF_EMAIL = 'manager@barbliss.example';
export const DEMO_STAFF = { email: 'staff@barbliss.example', password: 'bliss-demo-2026' };

/** Returns all orders, read as a member of staff. */
export async function ordersAtTheBar(url: string): Promise<StaffOrder[]> {
  const { orders } = await readAsStaff<{ orders: StaffOrder[] }>(url, 'orders?limit=50');
  return orders;
}

/** Returns all brunches on the server. */
export async function brunchesAtTheBar(url: string): Promise<BrunchRead[]> {
  const path = 'brunch-reservations';
  const { reservations } = await readAsStaff<{ reservations: BrunchRead[] }>(url, path);
  return reservations;
}

/** Returns all table bookings on the server. */
export async function tableBookingsAtTheBar(url: string): Promise<TableBookingRead[]> {
  const path = 'reservations';
  return (await readAsStaff<{ reservations: TableBookingRead[] }>(url, path)).reservations;
}

/** Returns the id of every table by its label. */
export async function tableIds(url: string): Promise<Record<string, number>> {
  const { tables } = await readAsStaff<{ tables: VenueTableRead[] }>(url, 'tables');
  return Object.fromEntries(tables.map(({ label, id }) => [label, id]));
}

/** Returns all messages on the server. */
export async function messagesAtTheBar(url: string): Promise<MessageRead[]> {
  const { messages } = await readAsStaff<{ messages: MessageRead[] }>(url, 'contact-messages');
  return messages;
}

/** Returns a message with its replies. */
export async function messageAtTheBar(url: string, id: string): Promise<MessageRead> {
  return (await readAsStaff<{ message: MessageRead }>(url, `contact-messages/${id}`)).message;
}

/** Returns all tablets that guests order on. */
export async function kiosksAtTheBar(url: string): Promise<KioskRead[]> {
  return (await readAsStaff<{ kiosks: KioskRead[] }>(url, 'kiosks')).kiosks;
}

/** Hashing a password takes a tenth of a second, so a reader signs in once. */
const readers = new Map<string, string>();

async function readAsStaff<T>(url: string, path: string): Promise<T> {
  const known = readers.get(url);
  const token = known ?? (await staffToken(url));
  readers.set(url, token);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/admin/${path}`, { headers });
  if (known && response.status === 401) {
    readers.delete(url);
    return readAsStaff(url, path);
  }
  return (await response.json()) as T;
}

/** Completes every order, as a member of staff would at the end of the evening. */
export async function completeOrders(url: string): Promise<void> {
  const session = await signedIn(url);
  for (const { id } of await ordersAtTheBar(url)) {
    await sendAsStaff(url, session, { path: `orders/${id}/status`, body: { status: 'completed' } });
  }
}

/** Moves the order with this code, as Can at another tablet. */
export async function moveOrder(
  url: string,
  code: string,
  change: { status: string; reason?: string },
): Promise<void> {
  const order = (await ordersAtTheBar(url)).find((one) => one.code === code);
  await sendAsStaff(url, await signedIn(url), { path: `orders/${order?.id}/status`, body: change });
}

/** Takes a dish off the menu, as Can at another tablet. */
export async function takeOffMenu(url: string, dishId: number): Promise<void> {
  const path = `menu/items/${dishId}/availability`;
  await sendAsStaff(url, await signedIn(url), { path, body: { isAvailable: false } });
}

/** Seats people without a booking, as Can at another tablet. */
export async function seatWalkIn(
  url: string,
  walkIn: { tableId: number; partySize: number; guestName: string },
): Promise<void> {
  const path = 'reservations/walk-in';
  await sendAsStaff(url, await signedIn(url), { method: 'POST', path, body: walkIn });
}

type StaffCall = { method?: 'PATCH' | 'POST' | 'PUT'; path: string; body: Record<string, unknown> };

/** Sends a mutation as a member of staff. */
export async function sendAsStaff(
  url: string,
  { token, cookie }: Session,
  { method = 'PATCH', path, body }: StaffCall,
): Promise<void> {
  const response = await fetch(`${url}/api/admin/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The bar refused: ${await response.text()}`);
}

/** Pulls once as Elif's tablet at the door and reports its unsent mutations. */
export async function reportUnsent(
  url: string,
  unsent: { waiting: number; attention: number },
): Promise<void> {
  const { token } = await signedIn(url, { ...DEMO_STAFF, email: ELIF_EMAIL });
  const headers = { authorization: `Bearer ${token}` };
  const snapshot = await fetch(`${url}/api/admin/snapshot`, { headers });
  const { cursor } = (await snapshot.json()) as { cursor: string };
  const { waiting, attention } = unsent;
  const about = `device=door&waiting=${waiting}&attention=${attention}&shift=1`;
  const response = await fetch(`${url}/api/admin/sync?cursor=${cursor}&${about}`, { headers });
  if (!response.ok) throw new Error(`The tablet was not heard: ${await response.text()}`);
}

/** Changes a table's number of seats, as Elif at another tablet. */
export async function changeSeats(url: string, tableId: number, seats: number): Promise<void> {
  const { token, cookie } = await signedIn(url, { ...DEMO_STAFF, email: ELIF_EMAIL });
  const headers = { authorization: `Bearer ${token}`, cookie, 'content-type': 'application/json' };
  const all = await fetch(`${url}/api/admin/tables`, { headers });
  const { tables } = (await all.json()) as { tables: VenueTableRead[] };
  const table = tables.find(({ id }) => id === tableId);
  const response = await fetch(`${url}/api/admin/tables/${tableId}`, {
    method: 'PUT',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...table, from: table?.changedAt, seats }),
  });
  if (!response.ok) throw new Error(`The table was not changed: ${await response.text()}`);
}

export async function staffToken(url: string): Promise<string> {
  return (await signedIn(url)).token;
}

type Session = { token: string; cookie: string };

export async function signedIn(url: string, who = DEMO_STAFF): Promise<Session> {
  const response = await fetch(`${url}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(who),
  });
  const { token } = (await response.json()) as { token: string };
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { token, cookie: cookie.join('; ') };
}

/** Adds a printer that nobody has switched on. */
export async function addNetworkPrinter(url: string): Promise<void> {
  const body = {
    ...{ name: 'Kitchen', prints: ['kitchen'], kind: 'network', address: '127.0.0.1:9101' },
    ...{ letters: 'picture', columns: 48, substituteId: null, isActive: true },
  };
  const elif = await signedIn(url, { ...DEMO_STAFF, email: ELIF_EMAIL });
  await sendAsStaff(url, elif, { method: 'POST', path: 'printers', body });
}
