import { ADA } from '../data/test-members';
import { HOME, newOrderId } from '../data/test-orders';

const SIDE = 25;
const BURGER = 1;
const FRIES_LIRA = 100;
const COURIER_LIRA = 150;

/** Holds what a plain client knows of its order. */
type SentOrder = { orderId: string; code: string; cookie: string };

type OrderDetails = { guestName?: string; notes?: string; tableNumber?: string; seat?: string };

/** Orders a side dish from afar; returns the order's code. */
export async function sendOrder(url: string, more: OrderDetails = {}): Promise<string> {
  return (await sendOwnOrder(url, more)).code;
}

/** Orders a side dish and returns what the guest needs for later requests. */
export async function sendOwnOrder(url: string, more: OrderDetails = {}): Promise<SentOrder> {
  const price = await priceOf(url, SIDE);
  const { notes, ...guest } = more;
  const wish = notes ? { customizations: { notes } } : {};
  return send(url, {
    items: [{ originalMenuItemId: SIDE, quantity: 1, price, ...wish }],
    totalAmount: price,
    serviceType: 'table',
    tableNumber: '12',
    ...guest,
  });
}

/** Orders a delivery with every field that an order can have: a choice, wishes, an address, a phone. */
export async function sendDelivery(url: string): Promise<string> {
  const [side, burger] = [await priceOf(url, SIDE), await priceOf(url, BURGER)];
  const customizations = { fries: 'plain', notes: 'No sesame, please: an allergy' };
  const { code } = await send(url, {
    items: [
      { originalMenuItemId: SIDE, quantity: 2, price: side },
      { originalMenuItemId: BURGER, quantity: 1, customizations },
    ],
    totalAmount: (2 * Number(side) + Number(burger) + FRIES_LIRA + COURIER_LIRA).toFixed(2),
    serviceType: 'delivery',
    guestName: HOME.fullName,
    deliveryAddress: { ...HOME, instructions: 'The bell does not work, please call' },
  });
  return code;
}

/** Sends a message to the venue. */
export async function sendMessage(
  url: string,
  message: { name: string; subject: string },
): Promise<void> {
  const letter = { email: 'ada@example.com', message: 'Blue, on the terrace.', ...message };
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(letter),
  });
  if (!response.ok) throw new Error(`The message was refused: ${await response.text()}`);
}

async function priceOf(url: string, dish: number): Promise<string> {
  const menu = await fetch(`${url}/api/menu/items`);
  const items = (await menu.json()) as { id: number; price: string }[];
  return items.find(({ id }) => id === dish)?.price ?? '0';
}

async function send(url: string, order: Record<string, unknown>): Promise<SentOrder> {
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': newOrderId() },
    body: JSON.stringify(order),
  });
  if (!response.ok) throw new Error(`The order was refused: ${await response.text()}`);
  const { orderId, code } = (await response.json()) as { orderId: string; code: string };
  const cookie = response.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { orderId, code, cookie: cookie.join('; ') };
}

/** Joins the club without verifying the address. */
export async function joinClub(url: string): Promise<void> {
  const response = await fetch(`${url}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADA),
  });
  if (!response.ok) throw new Error(`The club refused: ${await response.text()}`);
}
