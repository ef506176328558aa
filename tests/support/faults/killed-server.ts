import { join } from 'node:path';
import { createClient } from '@libsql/client';
import type { ServerProcess } from '../bar/server-process';
import { newOrderId } from '../data/test-orders';

/** Holds an order that a guest sent; `response` is the text, null before it. */
export type SentOrder = { id: string; response: string | null };
export type KillMoment = 'amid orders' | 'right after a response' | 'in silence';

/** Holds the file's content, read by a process that never wrote to the file. */
export type ServerRows = {
  integrity: unknown;
  /** Maps every order to its stored response. */
  responses: Map<string, string>;
  /** Counts half writes: orders without line or stored response, stored responses without order. */
  halves: number;
  orders: number;
};

const GUESTS = 8;

/** Lets guests order, kills the server at that moment and returns what the guests know by then. */
export async function killAt(
  moment: KillMoment,
  server: ServerProcess,
  body: string,
): Promise<SentOrder[]> {
  const sent: SentOrder[] = [];
  let responses = 0;
  let guests: Promise<unknown>;
  if (moment === 'in silence') {
    await Promise.all(Array.from({ length: GUESTS }, () => orderOnce(server.url, body, sent)));
    guests = Promise.resolve();
  } else {
    const last = 1 + Math.floor(Math.random() * 40);
    guests = Promise.all(
      Array.from({ length: GUESTS }, () =>
        orderUntilSilence(server.url, body, sent, () => {
          responses += 1;
          // The kill comes in the same turn as the response, before any other event.
          if (moment === 'right after a response' && responses === last) void server.end('SIGKILL');
        }),
      ),
    );
    if (moment === 'amid orders') await pause(20 + Math.random() * 120);
    else await guests;
  }
  await server.end('SIGKILL');
  await guests;
  return sent;
}

async function orderUntilSilence(
  url: string,
  body: string,
  sent: SentOrder[],
  onResponse: () => void,
): Promise<void> {
  for (;;) {
    try {
      await orderOnce(url, body, sent);
      onResponse();
    } catch {
      return;
    }
  }
}

async function orderOnce(url: string, body: string, sent: SentOrder[]): Promise<void> {
  const order: SentOrder = { id: newOrderId(), response: null };
  sent.push(order);
  order.response = await sendOrder(url, order.id, body);
}

/** Sends an order; returns the response's text. @throws Error for any status but 201 */
export async function sendOrder(url: string, id: string, body: string): Promise<string> {
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'Idempotency-Key': id },
    body,
  });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${response.status} ${text}`);
  return text;
}

export async function readBooks(dataDir: string): Promise<ServerRows> {
  const db = createClient({ url: `file:${join(dataDir, 'bar-bliss.db')}` });
  const integrity = await db.execute('PRAGMA integrity_check');
  const receipts = await db.execute(
    `SELECT mutation_id, body FROM receipt JOIN "order" ON id = mutation_id WHERE receipt.status = 201`,
  );
  const [counts] = (
    await db.execute(
      `SELECT (SELECT count(*) FROM "order") AS orders,
         (SELECT count(*) FROM "order" o WHERE (SELECT count(*) FROM order_line WHERE order_id = o.id) <> 1)
         + (SELECT count(*) FROM "order" WHERE id NOT IN (SELECT mutation_id FROM receipt))
         + (SELECT count(*) FROM receipt WHERE mutation_id NOT IN (SELECT id FROM "order"))
         + (SELECT count(*) FROM "order" WHERE id NOT IN (SELECT pk FROM change_log)) AS halves`,
    )
  ).rows;
  db.close();
  return {
    integrity: integrity.rows[0]?.integrity_check,
    responses: new Map(receipts.rows.map((row) => [String(row.mutation_id), String(row.body)])),
    halves: Number(counts?.halves),
    orders: Number(counts?.orders),
  };
}

/** Returns the request body of one lemonade at today's price. */
export async function lemonadeOrder(url: string): Promise<string> {
  const items: { id: number; price: string }[] = await (
    await fetch(`${url}/api/menu/items`)
  ).json();
  const price = items.find(({ id }) => id === 151)?.price;
  const line = { originalMenuItemId: 151, quantity: 1, price };
  return JSON.stringify({ items: [line], totalAmount: price, serviceType: 'table' });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
