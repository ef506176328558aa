// Lets servers on one libSQL server work while one of them or the database is killed again and again:
// npm run soak:processes -- --minutes 10 --kills 6 --processes 3 --starts 10.
import { parseArgs } from 'node:util';
import { createClient } from '@libsql/client';
import { buildServer } from '../../support/bar/server-process';
import { newOrderId } from '../../support/data/test-orders';
import { lemonadeOrder } from '../../support/faults/killed-server';
import { percentile } from '../figures';
import { printLine } from '../json-lines';
import { openVenue, pause } from './venue';
import type { Books } from './venue-load';
import { startLoad } from './venue-load';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    kills: { type: 'string', default: '6' },
    processes: { type: 'string', default: '3' },
    starts: { type: 'string', default: '10' },
  },
});
const [kills, processes] = [Number(values.kills), Number(values.processes)];
const betweenMs = (Number(values.minutes) * 60_000) / (kills + 1);
/** A tablet has this long for what happened, a setting has two seconds. */
const CURRENT_MS = 5_000;
const KNOWN_MS = 2_000;
/** A mail whose server died is sent again after a minute. */
const MAILS_MS = 120_000;
const ORDERS_A_MINUTE = 60;
const SIGN_INS = 10;

const main = buildServer();
await startTogether(Number(values.starts));
const venue = await openVenue(main, processes);
const load = await startLoad(venue);
for (let kill = 0; kill < kills; kill += 1) {
  await pause(betweenMs);
  load.kill();
  // The database comes first, then each server in turn.
  const name = await venue.killAndStart((kill + processes) % (processes + 1));
  process.stderr.write(`${new Date().toISOString()} killed and started: ${name}\n`);
}
await pause(betweenMs);
await load.stop(CURRENT_MS);
await mailsOf(load.books.guests);
report(load.books);
await compare(load.books);
const audit = venue.verifyAudit(main);
process.stderr.write(`${audit}\n`);
printLine('audit broken', /is whole/.test(audit) ? 0 : 1, 'chains', { atMost: 0 });
await countLimits();
await venue.close();

async function startTogether(starts: number): Promise<void> {
  let up = 0;
  for (let start = 0; start < starts; start += 1) {
    const opened = await openVenue(main, processes);
    up += opened.servers.length;
    await opened.close();
  }
  printLine(`${processes} first starts at once, ${starts} times: servers up`, up, 'servers', {
    atLeast: starts * processes,
  });
}

async function mailsOf(guests: readonly string[]): Promise<void> {
  const deadline = Date.now() + MAILS_MS;
  while (Date.now() < deadline && guests.some((guest) => !venue.mails().has(guest))) {
    await pause(1_000);
  }
}

function report({ orders, moves, guests, refused, ...books }: Books): void {
  const none = { atMost: 0 };
  printLine('orders acknowledged', orders.size, 'orders');
  printLine('moves acknowledged', moves.length, 'moves');
  printLine('bookings acknowledged', guests.length, 'bookings');
  printLine('refusals', refused.length, 'responses', none);
  for (const line of new Set(refused)) process.stderr.write(`${line}\n`);
  const { firstMs, quietMs } = books.orderMs;
  printLine('order, p50 between the kills', percentile(quietMs, 50), 'ms');
  printLine('order, p99 before the first kill', percentile(firstMs, 99), 'ms');
  const atMost = 3 * percentile(firstMs, 99);
  printLine('order, p99 between the kills', percentile(quietMs, 99), 'ms', { atMost });
  const unseen = books.tablets.flatMap((known) =>
    [...orders.keys()].filter((id) => !known.has(id)),
  );
  printLine('order at the tablets, p99', percentile(books.tabletMs, 99), 'ms');
  printLine('order at the tablets, slowest', percentile(books.tabletMs, 100), 'ms', {
    atMost: CURRENT_MS,
  });
  printLine('orders that a tablet did not hear of', unseen.length, 'orders', none);
  const changed = [...books.settingMs, ...books.shakenSettingMs];
  printLine('settings changed', changed.length / processes, 'settings');
  printLine('setting at all servers, slowest', percentile(books.settingMs, 100), 'ms', {
    atMost: KNOWN_MS,
  });
  printLine(
    'setting at all servers after a kill, slowest',
    Math.max(0, ...books.shakenSettingMs),
    'ms',
    {
      atMost: CURRENT_MS,
    },
  );
  printLine('pictures uploaded', books.pictures, 'pictures');
  printLine('pictures that another server lacks', books.missing.length, 'pictures', none);
  const mails = venue.mails();
  const silent = guests.filter((guest) => !mails.has(guest));
  printLine('bookings without a mail', silent.length, 'bookings', none);
  const twice = guests.filter((guest) => (mails.get(guest) ?? 0) > 1);
  printLine('bookings with two mails', twice.length, 'bookings', none);
}

/** Compares what the devices know with the rows. */
async function compare({ orders, moves, guests }: Books): Promise<void> {
  const none = { atMost: 0 };
  const client = createClient({ url: venue.databaseUrl });
  const read = async (text: string) => (await client.execute(text)).rows;
  const stored = new Map(
    (
      await read(
        `SELECT mutation_id AS id, body FROM receipt JOIN "order" ON id = mutation_id WHERE receipt.status = 201`,
      )
    ).map(({ id, body }) => [String(id), String(body)]),
  );
  const [counted] = await read('SELECT count(*) AS n FROM "order"');
  const booked = (await read('SELECT guest_email AS mail FROM reservation')).map(({ mail }) =>
    String(mail),
  );
  const moved = new Map(
    (
      await read(`SELECT pk, json_extract(after, '$.status') AS status, count(*) AS n FROM audit
        WHERE action = 'order.status' GROUP BY pk, status`)
    ).map(({ pk, status, n }) => [`${pk} ${status}`, Number(n)]),
  );
  client.close();
  const lost = [...orders].filter(([id, text]) => stored.get(id) !== text);
  printLine('orders lost or changed', lost.length, 'orders', none);
  printLine('orders doubled', Number(counted?.n) - orders.size, 'orders', none);
  const lostMoves = moves.filter(({ id, status }) => !moved.has(`${id} ${status}`));
  printLine('moves lost', lostMoves.length, 'moves', none);
  const doubledMoves = [...moved.values()].filter((count) => count > 1);
  printLine('moves doubled', doubledMoves.length, 'moves', none);
  const ours = booked.filter((mail) => /^guest\d+@/.test(mail));
  printLine(
    'bookings lost',
    guests.filter((mail) => !ours.includes(mail)).length,
    'bookings',
    none,
  );
  printLine('bookings doubled', ours.length - new Set(ours).size, 'bookings', none);
}

/** One address sends more than its limits at all servers in turn. */
async function countLimits(): Promise<void> {
  await venue.restart({ RATE_LIMIT: 'on' });
  const url = (nth: number) => venue.servers[nth % processes]?.url ?? '';
  const body = await lemonadeOrder(url(0));
  const orders = await statuses(ORDERS_A_MINUTE * 1.5, (nth) =>
    fetch(`${url(nth)}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'Idempotency-Key': newOrderId() },
      body,
    }),
  );
  const taken = orders.filter((status) => status === 201).length;
  printLine('orders of one address in a minute', taken, 'orders');
  printDeviation('orders of one address, off the limit', taken, ORDERS_A_MINUTE);
  const wrong = JSON.stringify({ email: 'staff@barbliss.example', password: 'wrong' });
  const signIns = await statuses(SIGN_INS * 2, (nth) =>
    fetch(`${url(nth)}/api/admin/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: wrong,
    }),
  );
  const tried = signIns.filter((status) => status === 401).length;
  printLine('wrong passwords of one address', tried, 'tries');
  printDeviation('wrong passwords of one address, off the limit', tried, SIGN_INS);
}

function printDeviation(name: string, value: number, limit: number): void {
  printLine(name, Math.abs(value / limit - 1) * 100, '%', { atMost: 10 });
}

function statuses(count: number, send: (nth: number) => Promise<Response>): Promise<number[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, nth) => {
      const response = await send(nth);
      await response.arrayBuffer();
      return response.status;
    }),
  );
}
