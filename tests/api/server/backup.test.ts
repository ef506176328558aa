import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@libsql/client';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { ServerProcess } from '../../support/bar/server-process';
import { buildServer, newDataDir, startServer } from '../../support/bar/server-process';
import { DEMO_STAFF } from '../../support/calls/staff-calls';
import { newOrderId } from '../../support/data/test-orders';
import { photo } from '../../support/data/test-pictures';
import { lemonadeOrder, readBooks, sendOrder } from '../../support/faults/killed-server';

// Each test starts processes, so the limits are generous for busy machines.
vi.setConfig({ testTimeout: 60_000 });

const main = buildServer();
const started: ServerProcess[] = [];
const folders: string[] = [];

function dataDir(): string {
  const folder = newDataDir();
  folders.push(folder);
  return folder;
}

async function start(folder: string): Promise<ServerProcess> {
  const server = await startServer(main, folder, { DEMO: '1' });
  started.push(server);
  return server;
}

afterEach(async () => {
  for (const server of started.splice(0)) await server.end('SIGKILL');
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Runs `npm run backup` or `npm run restore`. @throws Error with its output */
async function run(folder: string, ...act: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: folder };
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...act], { env });
  return stdout.trim();
}

async function backUp(folder: string): Promise<string> {
  return (await run(folder, 'backup')).replace('A copy of the database is at ', '');
}

async function tablet(url: string) {
  const login = await fetch(`${url}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_STAFF),
  });
  const { token } = await login.json();
  return (path: string, at = url) =>
    fetch(at + path, { headers: { authorization: `Bearer ${token}` } });
}

type Snapshot = { epoch: string; cursor: string; orders: { id: string }[] };

test('a copy made while guests order is one whole moment, and nobody is turned away for it', async () => {
  const folder = dataDir();
  const { url } = await start(folder);
  const body = await lemonadeOrder(url);
  const first = newOrderId();
  await sendOrder(url, first, body);
  let isOver = false;
  const acked: string[] = [];
  const guests = Array.from({ length: 6 }, async () => {
    while (!isOver) {
      const id = newOrderId();
      await sendOrder(url, id, body);
      acked.push(id);
    }
  });
  const copy = await backUp(folder);
  isOver = true;
  await Promise.all(guests);
  const copied = dataDir();
  renameSync(copy, join(copied, 'bar-bliss.db'));
  const { integrity, halves, responses: answers } = await readBooks(copied);
  expect([integrity, halves]).toEqual(['ok', 0]);
  expect(answers.has(first)).toBe(true);
  expect(acked.length).toBeGreaterThan(answers.size);
  expect(statSync(join(folder, 'backups')).mode & 0o777).toBe(0o700);
});

test('a closed data folder is copied too, and its lock is gone afterwards', async () => {
  const folder = dataDir();
  await (await start(folder)).end('SIGTERM');
  expect(existsSync(await backUp(folder))).toBe(true);
  expect(existsSync(join(folder, 'server.lock'))).toBe(false);
});

test('after a restore tablets start over, and an order sent again is there once', async () => {
  const folder = dataDir();
  const server = await start(folder);
  const body = await lemonadeOrder(server.url);
  const call = await tablet(server.url);
  const [kept, lost] = [newOrderId(), newOrderId()];
  const first = await sendOrder(server.url, kept, body);
  const backup = await backUp(folder);
  await sendOrder(server.url, lost, body);
  const before: Snapshot = await (await call('/api/admin/snapshot')).json();
  expect(before.orders).toHaveLength(2);
  await expect(run(folder, 'restore', backup)).rejects.toThrow(/is in use by process \d+/);
  await server.end('SIGTERM');
  const [, since] = /(\d{4}-\d\d-\d\dT\d\d)[^/]*$/.exec(backup) ?? [];
  expect(await run(folder, 'restore', backup)).toContain(`closed or changed since ${since}:`);

  const { url } = await start(folder);
  // The feed grows past the tablet's cursor, so only the epoch shows that the feed is another one.
  for (let order = 0; order < 3; order += 1) await sendOrder(url, newOrderId(), body);
  // The copy's sessions have ended.
  expect((await call('/api/admin/snapshot', url)).status).toBe(401);
  const again = await tablet(url);
  const pull = await again(`/api/admin/sync?cursor=${before.cursor}`);
  expect([pull.status, (await pull.json()).code]).toEqual([410, 'cursor_expired']);
  expect(await sendOrder(url, kept, body)).toBe(first);
  await sendOrder(url, lost, body);
  await sendOrder(url, lost, body);
  const after: Snapshot = await (await again('/api/admin/snapshot')).json();
  expect(after.epoch).not.toBe(before.epoch);
  expect(after.orders).toHaveLength(5);
  expect((await again(`/api/admin/sync?cursor=${after.cursor}`)).status).toBe(200);
  const asides = readdirSync(folder).filter((name) => /before-restore-[^.]*Z$/.test(name));
  expect(asides).toHaveLength(1);
});

test('pictures are copied with the database, and come back with it', async () => {
  const folder = dataDir();
  const server = await start(folder);
  const login = await fetch(`${server.url}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...DEMO_STAFF, email: 'manager@barbliss.example' }),
  });
  const { token } = await login.json();
  const cookie = login.headers.getSetCookie().map((one) => one.split(';')[0]);
  const added = await fetch(`${server.url}/api/admin/menu/pictures`, {
    method: 'POST',
    headers: {
      'content-type': 'image/png',
      authorization: `Bearer ${token}`,
      cookie: cookie.join('; '),
    },
    body: await photo('png', 240, 240),
  });
  const { imageUrl } = await added.json();
  const backup = await backUp(folder);
  await server.end('SIGTERM');
  const kept = readdirSync(join(folder, 'backups/pictures'));
  expect(kept).toHaveLength(4);
  rmSync(join(folder, 'pictures'), { recursive: true });
  await run(folder, 'restore', backup);
  const { url } = await start(folder);
  expect(readdirSync(join(folder, 'pictures')).toSorted()).toEqual(kept.toSorted());
  expect((await fetch(url + imageUrl)).headers.get('content-type')).toBe('image/webp');
});

test('a copy that fails is reported at once and leaves no half file', async () => {
  const folder = dataDir();
  const server = await start(folder);
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures', `${'a'.repeat(32)}-640.avif`), 'picture');
  mkdirSync(join(folder, 'backups'));
  // The folder of the copied pictures cannot be made.
  writeFileSync(join(folder, 'backups/pictures'), '');
  await expect(run(folder, 'backup')).rejects.toThrow(/made no copy; its log says why/);
  expect(readdirSync(join(folder, 'backups'))).toEqual(['pictures']);
  rmSync(join(folder, 'backups/pictures'));
  expect(existsSync(await backUp(folder))).toBe(true);
  expect(server.output()).toContain('copy.failed');
});

test('a file that is not a backup is refused and changes nothing', async () => {
  const folder = dataDir();
  await (await start(folder)).end('SIGTERM');
  const [text, empty] = [join(folder, 'letter.db'), join(folder, 'empty.db')];
  writeFileSync(text, 'Dear bar, this is no database. '.repeat(100));
  const other = createClient({ url: `file:${empty}` });
  await other.execute('CREATE TABLE note (text TEXT)');
  other.close();
  const names = readdirSync(folder).toSorted();
  for (const file of [text, empty]) {
    await expect(run(folder, 'restore', file)).rejects.toThrow('is no backup of the bar');
  }
  await expect(run(folder, 'restore', join(folder, 'nowhere.db'))).rejects.toThrow('no file');
  expect(readdirSync(folder).toSorted()).toEqual(names);
});

test('a folder whose restore was cut off does not open empty', async () => {
  const folder = dataDir();
  await (await start(folder)).end('SIGTERM');
  const backup = await backUp(folder);
  renameSync(join(folder, 'bar-bliss.db'), join(folder, 'bar-bliss.db.restoring'));
  await expect(start(folder)).rejects.toThrow('A restore was interrupted');
  await run(folder, 'restore', backup);
  await start(folder);
});
