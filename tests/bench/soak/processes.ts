// Lets servers on one libSQL server take orders while one of them or the database is killed again and again:
// npm run soak:processes -- --minutes 10 --processes 3.
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createClient } from '@libsql/client';
import { buildServer, newDataDir, startServer } from '../../support/bar/server-process';
import { newOrderId } from '../../support/data/test-orders';
import { startSqld } from '../../support/database/sqld';
import { lemonadeOrder, sendOrder } from '../../support/faults/killed-server';
import { percentile } from '../figures';
import { printLine } from '../json-lines';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    processes: { type: 'string', default: '3' },
  },
});
const lengthMs = Number(values.minutes) * 60_000;
const GUESTS = 6;
const GUEST_PAUSE_MS = 200;
const KILLS = 6;
const AWAY_MS = 1_500;
const AGAIN_MS = 100;
const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

const main = buildServer();
const databaseDir = newDataDir();
let engine = await startSqld(databaseDir, { hasOneDatabase: true });
const env = { DEMO: '1', DATABASE_URL: `http://127.0.0.1:${engine.port}` };
const key = randomBytes(32).toString('base64url');
const folders = Array.from({ length: Number(values.processes) }, newDataDir);
for (const folder of folders) writeFileSync(join(folder, 'server.key'), key);
const servers = await Promise.all(folders.map((folder) => startServer(main, folder, env)));

const body = await lemonadeOrder(servers[0]?.url ?? '');
const acknowledged = new Map<string, string>();
const quietMs: number[] = [];
const other: string[] = [];
let isQuiet = true;
let isOver = false;

/** Orders until the end; an order goes to any server until one of them acknowledges it. */
async function guest(): Promise<void> {
  while (!isOver) {
    const id = newOrderId();
    const [from, wasQuiet] = [performance.now(), isQuiet];
    while (!acknowledged.has(id)) {
      const server = servers[Math.floor(Math.random() * servers.length)];
      try {
        acknowledged.set(id, await sendOrder(server?.url ?? '', id, body));
      } catch (error) {
        if (/^Error: [1-4]/.test(String(error))) other.push(String(error));
        await pause(AGAIN_MS);
      }
    }
    if (wasQuiet && isQuiet) quietMs.push(performance.now() - from);
    await pause(GUEST_PAUSE_MS);
  }
}

const guests = Array.from({ length: GUESTS }, guest);
for (let kill = 0; kill < KILLS; kill += 1) {
  await pause(lengthMs / KILLS - AWAY_MS);
  isQuiet = false;
  const victim = kill % (servers.length + 1);
  if (victim === servers.length) {
    await engine.kill();
    await pause(AWAY_MS);
    engine = await startSqld(databaseDir, { ...engine, hasOneDatabase: true });
  } else {
    await servers[victim]?.end('SIGKILL');
    await pause(AWAY_MS);
    servers[victim] = await startServer(main, folders[victim] ?? '', env);
  }
  await pause(AWAY_MS);
  isQuiet = true;
}
isOver = true;
await Promise.all(guests);

const client = createClient({ url: env.DATABASE_URL });
const { rows } = await client.execute(
  `SELECT mutation_id AS id, body FROM receipt JOIN "order" ON id = mutation_id WHERE receipt.status = 201`,
);
const stored = new Map(rows.map(({ id, body: text }) => [String(id), String(text)]));
const [counted] = (await client.execute('SELECT count(*) AS n FROM "order"')).rows;
client.close();
const lost = [...acknowledged].filter(([id, text]) => stored.get(id) !== text);
printLine('orders acknowledged', acknowledged.size, 'orders');
printLine('orders lost or changed', lost.length, 'orders', { atMost: 0 });
printLine('orders too many', Number(counted?.n) - acknowledged.size, 'orders', { atMost: 0 });
printLine('refusals', other.length, 'responses', { atMost: 0 });
printLine('order, p50 between the kills', percentile(quietMs, 50), 'ms');
printLine('order, p99 between the kills', percentile(quietMs, 99), 'ms');
for (const server of servers) await server.end('SIGTERM');
await engine.kill();
for (const folder of [databaseDir, ...folders]) rmSync(folder, { recursive: true, force: true });
