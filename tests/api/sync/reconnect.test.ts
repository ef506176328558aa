import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { reconnectGuests } from '../../bench/reconnect';
import { resyncTablet } from '../../bench/resync';
import { buildServer, newDataDir, startServer } from '../../support/bar/server-process';
import { readBooks } from '../../support/faults/killed-server';

const main = buildServer();
const folders: string[] = [];

function dataDir(): string {
  const folder = newDataDir();
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('three hundred guests whose connection returns at once are all served, and each has one order', async () => {
  const guests = 300;
  const folder = dataDir();
  const server = await startServer(main, folder);
  const figures = await reconnectGuests({ url: server.url, guests });
  await server.end('SIGTERM');
  process.stdout.write(`reconnect: ${JSON.stringify(figures)}\n`);
  // 304 means an unchanged menu, 201 an accepted order, 200 a read order.
  expect(figures.statuses).toEqual({ 304: guests, 201: guests, 200: guests });
  expect(await readBooks(folder)).toMatchObject({ orders: guests, halves: 0, integrity: 'ok' });
}, 300_000);

test('a tablet that starts over has five thousand orders in its copy', async () => {
  const figures = await resyncTablet(main, { dataDir: dataDir(), orders: 5_000 });
  process.stdout.write(`resync: ${JSON.stringify(figures)}\n`);
  expect(figures.orders).toBe(5_000);
}, 300_000);
