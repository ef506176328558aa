// This bench prints the server's speed beside its limits, measured in turns, so that what else the machine does
// touches both: `npm run bench`. Machines differ, so no figure fails.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { newId } from '../../../src/data/ids';
import type { ServerProcess } from '../../support/bar/server-process';
import { newDataDir, startServer } from '../../support/bar/server-process';
import { findSqld } from '../../support/database/find-sqld.mjs';
import { startSqld } from '../../support/database/sqld';
import { lemonadeOrder } from '../../support/faults/killed-server';
import { percentile } from '../figures';
import { holdResponse, startPlainCommits, startPlainServer } from './limits';
import { requestText, runLoad } from './load';

const MAIN = resolve(import.meta.dirname, '../../../dist/server/main.js');
const ROUNDS = 25;
const ROUND_MS = 200;
const WARM_UP_MS = 5_000;
const READERS = 16;
const SECRET = 'c2VjcmV0LW9mLXRoZS1vcmRlcg';

const [only = ''] = process.argv.slice(2);
const folders: string[] = [];
try {
  for (const [name, bench] of [
    ['reads', benchReads],
    ['orders', benchOrders],
    ['sqld', benchSqld],
  ] as const) {
    if (only === '' || only === name) await bench();
  }
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

async function benchReads(): Promise<void> {
  await withServer({}, async ({ url }) => {
    await benchRead('menu', { url, path: '/api/menu/items', goal: 0.8 });
    await benchRead('guest page', { url, path: '/', goal: 0.6 });
    const { etag } = await headersOf(url, '/api/menu/items');
    const known = { 'if-none-match': etag ?? '' };
    await benchRead('menu, unchanged', {
      url,
      path: '/api/menu/items',
      headers: known,
      status: 304,
    });
  });
}

type Read = {
  url: string;
  path: string;
  headers?: Record<string, string>;
  status?: number;
  goal?: number;
};

async function benchRead(name: string, read: Read): Promise<void> {
  const { url, path, headers = {}, status = 200, goal } = read;
  const asked = { 'accept-encoding': 'br', 'accept-language': 'tr', ...headers };
  const held = await holdResponse(url + path, asked);
  const plain = await startPlainServer(held);
  const load = (at: string) =>
    runLoad({
      ...{ url: at, connections: READERS, ms: ROUND_MS, status },
      request: () => requestText('GET', { url: at, path }, headers),
    });
  const { ours, theirs, ratio } = await inTurns(
    async () => (await load(url)).perSecond,
    async () => (await load(plain.url)).perSecond,
  );
  await plain.end();
  const bytes = Buffer.byteLength(held.body, 'base64');
  const facts = `${ours.toFixed(0)} a second, ${theirs.toFixed(0)} by node:http, ${bytes} bytes`;
  print(`${name}, ${READERS} connections`, ratio, goal, facts);
}

async function benchOrders(): Promise<void> {
  await withServer({}, async ({ url }, folder) => {
    const commits = await startPlainCommits(folder);
    const order = await lemonadeOrder(url);
    await warmUp(url, order);
    for (const [connections, goal] of [
      [1, undefined],
      [8, 1],
      [32, 2],
    ] as const) {
      const times: number[] = [];
      const { ours, theirs, ratio } = await inTurns(
        async () => {
          const done = await orders(url, order, connections);
          times.push(...done.times);
          return done.perSecond;
        },
        () => commits.run(ROUND_MS),
      );
      const facts = `${ours.toFixed(0)} a second, ${theirs.toFixed(0)} commits of libSQL`;
      const late = `p50 ${percentile(times, 50).toFixed(1)} ms, p99 ${percentile(times, 99).toFixed(1)} ms`;
      print(`orders, ${connections} connections`, ratio, goal, `${facts}, ${late}`);
    }
    await commits.end();
  });
}

async function benchSqld(): Promise<void> {
  if (!findSqld()) return;
  const engine = await startSqld(newFolder(), { hasOneDatabase: true });
  try {
    const remote = { DATABASE_URL: `http://127.0.0.1:${engine.port}` };
    await withServer(remote, (onSqld) =>
      withServer({}, async (onFile) => {
        const order = await lemonadeOrder(onFile.url);
        for (const { url } of [onSqld, onFile]) await warmUp(url, order);
        for (const connections of [8, 16]) {
          const { ours, theirs, ratio } = await inTurns(
            async () => (await orders(onSqld.url, order, connections)).perSecond,
            async () => (await orders(onFile.url, order, connections)).perSecond,
          );
          const facts = `${ours.toFixed(0)} a second, ${theirs.toFixed(0)} with the file`;
          print(`orders on a libSQL server, ${connections} connections`, ratio, 0.5, facts);
        }
      }),
    );
  } finally {
    await engine.kill();
  }
}

/** A server that runs for hours has compiled code, which a new one lacks for thousands of orders. */
async function warmUp(url: string, body: string): Promise<void> {
  await orders(url, body, 32, WARM_UP_MS);
}

function orders(url: string, body: string, connections: number, ms = ROUND_MS) {
  const own = { 'x-bb-secret': SECRET, origin: url };
  return runLoad({
    ...{ url, connections, ms, status: 201 },
    request: () => {
      const headers = { ...own, 'idempotency-key': newId() };
      return requestText('POST', { url, path: '/api/orders' }, headers, body);
    },
  });
}

/** Runs both in turns, after a round of each that warms up; the ratio is the median of the rounds' ratios. */
async function inTurns(ours: () => Promise<number>, theirs: () => Promise<number>) {
  await ours();
  await theirs();
  const rounds: { ours: number; theirs: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ ours: await ours(), theirs: await theirs() });
  }
  const median = (of: (round: { ours: number; theirs: number }) => number) =>
    percentile(rounds.map(of), 50);
  return {
    ours: median((round) => round.ours),
    theirs: median((round) => round.theirs),
    ratio: median((round) => round.ours / round.theirs),
  };
}

function print(name: string, ratio: number, goal: number | undefined, facts: string): void {
  const verdict = goal === undefined ? '       ' : ratio >= goal ? 'reached' : 'MISSED ';
  const aim = goal === undefined ? '' : `, goal ≥ ${goal.toFixed(2)}`;
  console.log(`${verdict}  ${name}: ${ratio.toFixed(2)} ×${aim} (${facts})`);
}

async function withServer(
  env: Record<string, string>,
  run: (server: ServerProcess, folder: string) => Promise<void>,
): Promise<void> {
  const folder = newFolder();
  const server = await startServer(MAIN, folder, env);
  try {
    await run(server, folder);
  } finally {
    await server.end('SIGTERM');
  }
}

function newFolder(): string {
  const folder = newDataDir();
  folders.push(folder);
  return folder;
}

async function headersOf(url: string, path: string): Promise<Record<string, string>> {
  const response = await fetch(url + path);
  await response.arrayBuffer();
  return Object.fromEntries(response.headers);
}
