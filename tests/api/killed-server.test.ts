import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, expect, test } from 'vitest';
import { buildServer, newDataDir, startServer } from '../support/server-process';
import { newOrderId } from '../support/test-orders';

const ROUNDS = 10;
const GUESTS = 8;
const built = buildServer();
const dataDir = newDataDir();

afterAll(() => {
  built.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

type Sent = { id: string; text: string | null };

/** A guest who orders again and again until the bar is gone; what was answered, and what was not. */
async function orderUntilSilence(url: string, body: string, sent: Sent[]): Promise<void> {
  for (;;) {
    const order: Sent = { id: newOrderId(), text: null };
    sent.push(order);
    try {
      order.text = await send(url, order.id, body);
    } catch {
      return;
    }
  }
}

async function send(url: string, id: string, body: string): Promise<string> {
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'Idempotency-Key': id },
    body,
  });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`${response.status} ${text}`);
  return text;
}

/** What the file holds, read by a process that never wrote to it. */
async function readFile() {
  const db = createClient({ url: `file:${join(dataDir, 'bar-bliss.db')}` });
  const integrity = await db.execute('PRAGMA integrity_check');
  const orders = await db.execute(
    `SELECT id, (SELECT count(*) FROM order_line WHERE order_id = id) AS lines,
       (SELECT count(*) FROM receipt WHERE mutation_id = id AND status = 201) AS receipts FROM "order"`,
  );
  db.close();
  return { integrity: integrity.rows[0]?.[0], orders: orders.rows };
}

test(`a server killed ${ROUNDS} times while guests order loses no order that it has confirmed`, async () => {
  const sent: Sent[] = [];
  let body = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer(built.main, dataDir);
    body ||= await lemonadeOrder(server.url);
    const repeated = sent.slice(-GUESTS);
    for (const order of repeated) {
      const text = await send(server.url, order.id, body);
      expect(order.text ?? text).toBe(text);
      order.text = text;
    }
    const guests = Array.from({ length: GUESTS }, () => orderUntilSilence(server.url, body, sent));
    await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 300));
    await server.end('SIGKILL');
    await Promise.all(guests);
    const { integrity, orders } = await readFile();
    expect(integrity).toBe('ok');
    const kept = new Map(orders.map((row) => [row.id, row]));
    const confirmed = sent.filter(({ text }) => text !== null);
    expect(confirmed.filter(({ id }) => !kept.has(id))).toEqual([]);
    // All or nothing: an order without its line or its receipt would be half a write.
    expect(orders.filter(({ lines, receipts }) => lines !== 1 || receipts !== 1)).toEqual([]);
    expect(orders.length).toBeLessThanOrEqual(sent.length);
  }
  expect(sent.length).toBeGreaterThan(ROUNDS * GUESTS);
}, 180_000);

async function lemonadeOrder(url: string): Promise<string> {
  const items: { id: number; price: string }[] = await (
    await fetch(`${url}/api/menu/items`)
  ).json();
  const price = items.find(({ id }) => id === 151)?.price;
  const line = { originalMenuItemId: 151, quantity: 1, price };
  return JSON.stringify({ items: [line], totalAmount: price, serviceType: 'table' });
}
