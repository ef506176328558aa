import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { signInStaff } from '../../src/data/staff/staff-session';
import { pull } from '../../src/data/sync/pull';
import { startServer } from '../support/bar/server-process';
import { createClock } from '../support/bar/test-clock';
import { openTablet } from '../support/bar/test-device';
import { DEMO_STAFF } from '../support/calls/staff-calls';
import { newOrderId } from '../support/data/test-orders';
import { lemonadeOrder, sendOrder } from '../support/faults/killed-server';

export type ResyncFigures = {
  orders: number;
  /** The time from the request to the parsed response. */
  responseMs: number;
  responseKb: number;
  /** The time including the write into the tablet's replica; a JavaScript IndexedDB stands in for the real one. */
  wholeMs: number;
};

/** Resyncs a tablet from nothing: reads everything from the server and stores it in the tablet's own database. */
export async function resyncTablet(
  main: string,
  { dataDir, orders }: { dataDir: string; orders: number },
): Promise<ResyncFigures> {
  await fillServer(main, dataDir, orders);
  const server = await startServer(main, dataDir, { DEMO: '1' });
  try {
    const { deps } = openTablet({
      fetch: (path, init) => fetch(server.url + path, init),
      clock: createClock(Date.now()),
    });
    await signInStaff(deps, DEMO_STAFF);
    const { responseMs, responseKb } = await readSnapshot(server.url);
    const startedAt = performance.now();
    await pull(deps);
    const wholeMs = Math.round(performance.now() - startedAt);
    return { orders: await deps.db.order.count(), responseMs, responseKb, wholeMs };
  } finally {
    await server.end('SIGTERM');
  }
}

async function readSnapshot(url: string) {
  const login = await fetch(`${url}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_STAFF),
  });
  const { token } = await login.json();
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/admin/snapshot`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await response.text();
  JSON.parse(text);
  const responseMs = Math.round(performance.now() - startedAt);
  return { responseMs, responseKb: Math.round(text.length / 1024) };
}

/** Sends one order as a guest, then copies it as often as requested. */
async function fillServer(main: string, dataDir: string, orders: number): Promise<void> {
  const server = await startServer(main, dataDir);
  const id = newOrderId();
  await sendOrder(server.url, id, await lemonadeOrder(server.url));
  await server.end('SIGTERM');
  const db = createClient({ url: `file:${join(dataDir, 'bar-bliss.db')}`, concurrency: 1 });
  await db.execute(`CREATE TEMP TABLE head AS SELECT * FROM "order" WHERE id = '${id}'`);
  await db.execute(`CREATE TEMP TABLE line AS SELECT * FROM order_line WHERE order_id = '${id}'`);
  const copies = Array.from({ length: orders - 1 }, (_, n) => {
    const next = `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
    return [
      `UPDATE head SET id = '${next}'`,
      `UPDATE line SET order_id = '${next}'`,
      'INSERT INTO "order" SELECT * FROM head',
      'INSERT INTO order_line SELECT * FROM line',
    ];
  });
  await db.batch(copies.flat(), 'write');
  db.close();
}
