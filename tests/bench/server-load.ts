import { rmSync } from 'node:fs';
import { buildServer, newDataDir, startServer } from '../support/bar/server-process';
import { findSqld } from '../support/database/find-sqld.mjs';
import { startSqld } from '../support/database/sqld';
import type { Figure } from './figures';
import { below } from './figures';
import { reconnectGuests } from './reconnect';
import { resyncTablet } from './resync';

const GUESTS = 1_000;
const GUESTS_BEFORE = 1_500;
const ORDERS = 20_000;
const PAGE_KB = 1_950;
const EVENING_MS = 3_000;
/** A device that comes online waits at random up to this long (ms), the first step of its back-off. */
const JITTER_MS = 1_000;

/** Measures the server's load: many guests that reconnect, and a tablet that resyncs. */
export async function serverLoad(): Promise<Figure[]> {
  const main = buildServer();
  const folders = Array.from({ length: 5 }, newDataDir);
  try {
    const [atOnce = '', jittered = '', full = '', fullServer = '', data = ''] = folders;
    return [
      await reconnect(main, { dataDir: jittered, spreadMs: JITTER_MS }),
      await reconnect(main, { dataDir: atOnce, spreadMs: 0 }),
      await resync(main, 'a file', { dataDir: full }),
      ...(findSqld() ? [await resyncOnSqld(main, { dataDir: fullServer, engineDir: data })] : []),
    ];
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

async function resync(
  main: string,
  database: string,
  options: { dataDir: string; databaseUrl?: string },
): Promise<Figure> {
  const copy = await resyncTablet(main, { ...options, orders: ORDERS });
  const details = `whole after ${copy.wholeMs} ms, ${copy.pages} pages, the largest ${copy.largestKb} KB`;
  const name = `tablet starts over with ${ORDERS} orders on ${database}, first screen`;
  const figure = below(name, copy.firstMs, 2_000, details);
  return { ...figure, isReached: figure.isReached && copy.largestKb <= PAGE_KB };
}

async function resyncOnSqld(
  main: string,
  { dataDir, engineDir }: { dataDir: string; engineDir: string },
): Promise<Figure> {
  const engine = await startSqld(engineDir, { hasOneDatabase: true });
  try {
    const databaseUrl = `http://127.0.0.1:${engine.port}`;
    return await resync(main, 'a libSQL server', { dataDir, databaseUrl });
  } finally {
    await engine.kill();
  }
}

type Load = { dataDir: string; spreadMs: number };

async function reconnect(main: string, { dataDir, spreadMs }: Load): Promise<Figure> {
  const server = await startServer(main, dataDir);
  // An open server has served guests before, and a server's first responses are its slowest.
  await reconnectGuests({ url: server.url, guests: GUESTS_BEFORE, spreadMs: EVENING_MS });
  const figures = await reconnectGuests({ url: server.url, guests: GUESTS, spreadMs });
  await server.end('SIGTERM');
  const { p50, p95, p99, totalMs, statuses } = figures;
  const how = spreadMs > 0 ? `within ${spreadMs} ms` : 'in one moment';
  const faults = Object.keys(statuses).filter((status) => Number(status) >= 500);
  const details = `p50 ${p50}, p95 ${p95}, all in ${totalMs} ms, ${JSON.stringify(statuses)}`;
  const figure = below(`${GUESTS} guests back online ${how}, p99`, p99, 1_000, details);
  return { ...figure, isReached: figure.isReached && faults.length === 0 };
}
