import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { signInStaff } from '../../src/data/staff/staff-session';
import { pull } from '../../src/data/sync/pull';
import { startServer } from '../support/bar/server-process';
import { createClock } from '../support/bar/test-clock';
import { openTablet } from '../support/bar/test-device';
import { DEMO_STAFF } from '../support/calls/staff-calls';
import { copyOrder } from '../support/data/copied-orders';
import { newOrderId } from '../support/data/test-orders';
import { lemonadeOrder, sendOrder } from '../support/faults/killed-server';

export type ResyncFigures = {
  orders: number;
  /** The time until the board has its open orders; a JavaScript IndexedDB stands in for the real one. */
  firstMs: number;
  /** The time until the copy is whole. */
  wholeMs: number;
  pages: number;
  largestKb: number;
};

/** Without a database server the server has a file. */
type Resync = { dataDir: string; orders: number; databaseUrl?: string };

/** Only so many orders are open. */
const OPEN_ORDERS = 30;

/** Resyncs a tablet from nothing: reads everything from the server and stores it in the tablet's own database. */
export async function resyncTablet(
  main: string,
  { dataDir, orders, databaseUrl }: Resync,
): Promise<ResyncFigures> {
  const env = { DEMO: '1', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  await fillServer(main, dataDir, orders, env);
  const server = await startServer(main, dataDir, env);
  let [pages, largest, startedAt, firstMs] = [0, 0, 0, 0];
  try {
    const { deps } = openTablet({
      async fetch(path, init) {
        // Whatever was read before is stored by the time of the next request.
        if (pages === 1 && firstMs === 0) firstMs = performance.now() - startedAt;
        const response = await fetch(server.url + path, init);
        if (!path.includes('/snapshot')) return response;
        const bytes = await response.clone().arrayBuffer();
        pages += 1;
        largest = Math.max(largest, bytes.byteLength);
        return response;
      },
      clock: createClock(Date.now()),
    });
    await signInStaff(deps, DEMO_STAFF);
    startedAt = performance.now();
    await pull(deps);
    const wholeMs = Math.round(performance.now() - startedAt);
    return {
      orders: await deps.db.order.count(),
      firstMs: Math.round(firstMs || wholeMs),
      wholeMs,
      pages,
      largestKb: Math.round(largest / 1024),
    };
  } finally {
    await server.end('SIGTERM');
  }
}

/** Sends one order as a guest, then copies it as often as requested; most of them are completed. */
async function fillServer(
  main: string,
  dataDir: string,
  orders: number,
  env: Record<string, string>,
): Promise<void> {
  const server = await startServer(main, dataDir, env);
  const id = newOrderId();
  await sendOrder(server.url, id, await lemonadeOrder(server.url));
  await server.end('SIGTERM');
  const url = env.DATABASE_URL ?? `file:${join(dataDir, 'bar-bliss.db')}`;
  const db = createClient({ url, concurrency: 1 });
  await copyOrder(async (text) => (await db.execute(text)).rows, id, orders - 1);
  await db.execute(`UPDATE "order" SET status = 'completed' WHERE id NOT IN
    (SELECT id FROM "order" ORDER BY received_at LIMIT ${OPEN_ORDERS})`);
  db.close();
}
