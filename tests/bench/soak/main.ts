// Serves an evening of orders, moves, open pages and tablets through a bad network, and kills the server early on:
// npm run soak -- --minutes 60.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createClient } from '@libsql/client';
import { buildServer, newDataDir, startServer } from '../../support/bar/server-process';
import type { Fault } from '../../support/faults/chaos-proxy';
import { startChaosProxy } from '../../support/faults/chaos-proxy';
import { percentile } from '../figures';
import { printLine } from '../json-lines';
import type { Books, Probe } from './load';
import { pause, startLoad } from './load';
import { startPlainServer } from './plain-server';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } });
const MINUTE_MS = 60_000;
const lengthMs = Number(values.minutes) * MINUTE_MS;
/** The figures of the start and of the end cover this long. */
const shareMs = Math.min(5 * MINUTE_MS, lengthMs / 5);
const KILLS = 3;
const LOOK_MS = 5_000;
const OFFLINE_EVERY = 12;
const OFFLINE_MS = 2_000;
const FAULTY = 0.04;
const FAULTS: readonly Fault[] = [
  'refuse',
  'dropBefore',
  'dropAfter',
  'dup',
  'html502',
  'captive200',
  { delayMs: 800 },
  { truncateAfterBytes: 60 },
  { busy: 503, retryAfterS: 1 },
];

// A killed server cuts what the proxy is reading.
process.on('unhandledRejection', () => {});

const main = buildServer();
const dataDir = newDataDir();
const env = { DEMO: '1' };
let server = await startServer(main, dataDir, env);
const proxy = await startChaosProxy(() => Number(new URL(server.url).port));
const plain = await startPlainServer();
const load = await startLoad(
  () => server,
  { proxy: proxy.url, plain: plain.url },
  { guests: 10, listeners: 60, tablets: 4 },
);
proxy.setRule(() =>
  Math.random() < FAULTY ? (FAULTS[Math.floor(Math.random() * FAULTS.length)] ?? 'pass') : 'pass',
);
// The kills come in the first share, so that one process serves the rest and its memory can be compared.
for (let kill = 0; kill < KILLS; kill += 1) {
  await pause(shareMs / KILLS);
  await server.end('SIGKILL');
  server = await startServer(main, dataDir, env);
}
const measuredFrom = performance.now();
const measuredMs = lengthMs - shareMs;
const memory: { at: number; mb: number; heapMb: number }[] = [];
let failures = 0;
for (let look = 0; performance.now() - measuredFrom < measuredMs; look += 1) {
  if (look % OFFLINE_EVERY === OFFLINE_EVERY - 1) {
    await proxy.goOffline();
    await pause(OFFLINE_MS);
    await proxy.comeBack();
  }
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const mb = figureIn(text, 'process_resident_memory_bytes') / 1e6;
  const heapMb = figureIn(text, 'nodejs_heap_size_used_bytes') / 1e6;
  memory.push({ at: performance.now(), mb, heapMb });
  failures = sumOf(text, /^bar_bliss_requests_total\{.*status="5\d\d"\} (\d+)$/gm);
  await pause(LOOK_MS);
}
const measuredTo = performance.now();
proxy.setRule(() => 'pass');
await load.stop();
await proxy.close();
await server.end('SIGTERM');
plain.end();
await report(await compare(load.books));
rmSync(dataDir, { recursive: true, force: true });

function figureIn(text: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

function sumOf(text: string, lines: RegExp): number {
  return [...text.matchAll(lines)].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Compares what the devices know with the rows. */
async function compare({ sent, confirmed, moves }: Books) {
  const db = createClient({ url: `file:${join(dataDir, 'bar-bliss.db')}` });
  const orders = await db.execute(
    'SELECT id, (SELECT count(*) FROM order_line WHERE order_id = o.id) AS lines FROM "order" o',
  );
  const moved = await db.execute(
    `SELECT pk, json_extract(after, '$.status') AS status, count(*) AS n FROM audit
      WHERE action = 'order.status' GROUP BY pk, status`,
  );
  db.close();
  const ids = new Set(orders.rows.map(({ id }) => String(id)));
  const seals = new Map(moved.rows.map(({ pk, status, n }) => [`${pk} ${status}`, Number(n)]));
  const lost = [
    ...confirmed.filter((id) => !ids.has(id)),
    ...moves.filter(({ id, status }) => !seals.has(`${id} ${status}`)),
  ].length;
  const doubled =
    orders.rows.filter(({ id, lines }) => !sent.has(String(id)) || Number(lines) !== 1).length +
    [...seals.values()].filter((count) => count > 1).length;
  return { lost, doubled };
}

async function report({ lost, doubled }: { lost: number; doubled: number }): Promise<void> {
  const { books, probes } = load;
  const p99 = (from: number, to: number, time: (probe: Probe) => number) =>
    percentile(probes.filter(({ at }) => at >= from && at < to).map(time), 99);
  const mean = (from: number, to: number) => {
    const part = memory.filter(({ at }) => at >= from && at < to).map(({ mb }) => mb);
    return part.reduce((sum, mb) => sum + mb, 0) / part.length;
  };
  // The least heap of a share is the one right after a collection: what is really held.
  const heap = (from: number, to: number) =>
    Math.min(...memory.filter(({ at }) => at >= from && at < to).map(({ heapMb }) => heapMb));
  const [start, end] = [measuredFrom + shareMs, measuredTo - shareMs];
  const ours = ({ ms }: Probe) => ms;
  const plainMs = (probe: Probe) => probe.plainMs;
  const [first, last] = [p99(measuredFrom, start, ours), p99(end, measuredTo, ours)];
  const [plainFirst, plainLast] = [
    p99(measuredFrom, start, plainMs),
    p99(end, measuredTo, plainMs),
  ];
  const [before, after] = [mean(measuredFrom, start), mean(end, measuredTo)];
  printLine('orders confirmed', books.confirmed.length, '');
  printLine('moves confirmed', books.moves.length, '');
  printLine('refused', books.refused.length, '', { atMost: 0 });
  for (const line of books.refused.slice(0, 5)) process.stderr.write(`${line}\n`);
  printLine('lost', lost, '', { atMost: 0 });
  printLine('doubled', doubled, '', { atMost: 0 });
  printLine('server errors', failures, '', { atMost: 0 });
  printLine(
    'order p50',
    percentile(
      probes.map(({ ms }) => ms),
      50,
    ),
    'ms',
  );
  printLine('order p99, first share', first, 'ms');
  printLine('order p99, last share', last, 'ms');
  printLine('plain row p99, first share', plainFirst, 'ms');
  printLine('plain row p99, last share', plainLast, 'ms');
  printLine('order p99, last by first share', last / first, '', { atMost: 1.1 });
  // The plain server says how much slower the machine itself became.
  printLine('plain row p99, last by first share', plainLast / plainFirst, '');
  printLine('memory, first share', before, 'MB');
  printLine('memory, last share', after, 'MB');
  const [held, heldLast] = [heap(measuredFrom, start), heap(end, measuredTo)];
  printLine('heap, first share', held, 'MB');
  printLine('heap, last share', heldLast, 'MB', { atMost: held * 1.05 });
  printLine('heap growth', ((heldLast - held) / ((end - start) / MINUTE_MS)) * 60, 'MB/h');
  if (lost + doubled > 0) process.exitCode = 1;
}
