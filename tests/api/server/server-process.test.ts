import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@libsql/client';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import type { ServerProcess } from '../../support/bar/server-process';
import { buildServer, newDataDir, startServer } from '../../support/bar/server-process';
import { sendOrder } from '../../support/calls/guest-calls';
import { DEMO_STAFF } from '../../support/calls/staff-calls';

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

async function start(folder: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer(main, folder, env);
  started.push(server);
  return server;
}

afterEach(async () => {
  for (const server of started.splice(0)) await server.end('SIGKILL');
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function signIn(url: string, email: string, password: string): Promise<Response> {
  return post(`${url}/api/admin/auth/login`, { email, password });
}

function post(url: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('the server', () => {
  test('makes its data folder, its keys for nobody else to read, and its menu', async () => {
    const folder = join(dataDir(), 'new');
    const { url } = await start(folder);
    expect(statSync(join(folder, 'server.key')).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const items = await (await fetch(`${url}/api/menu/items`)).json();
    expect(items.length).toBeGreaterThan(50);
  });

  test('closes on SIGTERM: streams end, the lock is removed, and the exit code is 0', async () => {
    const folder = dataDir();
    const server = await start(folder, { DEMO: '1' });
    const { email, password } = DEMO_STAFF;
    const login = await signIn(server.url, email, password);
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const live = await fetch(`${server.url}/api/admin/live`, { headers: { cookie } });
    const streamed = live.text();
    const exit = await server.end('SIGTERM');
    expect(exit).toBe(0);
    expect(await streamed).toContain('event: poke');
    expect(existsSync(join(folder, 'server.lock'))).toBe(false);
  });

  test('closes on SIGTERM at once: a held pull gets its response', async () => {
    const server = await start(dataDir(), { DEMO: '1' });
    const { email, password } = DEMO_STAFF;
    const { token } = await (await signIn(server.url, email, password)).json();
    const headers = { authorization: `Bearer ${token}` };
    const { cursor } = await (await fetch(`${server.url}/api/admin/snapshot`, { headers })).json();
    const held = fetch(`${server.url}/api/admin/sync?cursor=${cursor}&wait=25`, { headers });
    // The server has answered a later request, so it holds the pull.
    await fetch(`${server.url}/api/admin/sync?cursor=${cursor}`, { headers });
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await (await held).json()).toMatchObject({ cursor, changes: [] });
  });

  test('does not open a folder that another one has open, and takes over from a dead one', async () => {
    const folder = dataDir();
    const first = await start(folder);
    await expect(start(folder)).rejects.toThrow(/is in use by process \d+/);
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
    await first.end('SIGKILL');
    expect(existsSync(join(folder, 'server.lock'))).toBe(true);
    await start(folder);
  });

  test('does not open a folder that is open in another container, whose processes it cannot see', async () => {
    const folder = dataDir();
    await start(folder);
    const unseen = JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1', takesSignal: true });
    writeFileSync(join(folder, 'server.lock'), unseen);
    await expect(start(folder)).rejects.toThrow(/is in use by another server/);
  });

  test('takes over a lock whose process id belongs to another program by now', async () => {
    const folder = dataDir();
    const lock = JSON.stringify({ pid: process.pid, startedAt: 'long ago' });
    writeFileSync(join(folder, 'server.lock'), lock);
    await start(folder);
    expect(readFileSync(join(folder, 'server.lock'), 'utf8')).not.toBe(lock);
  });

  test('refuses to be a demo in production', async () => {
    const env = { DEMO: '1', NODE_ENV: 'production' };
    await expect(start(dataDir(), env)).rejects.toThrow('refused with NODE_ENV=production');
  });

  test('has no demo accounts unless it is a demo, also on a folder that was one', async () => {
    const folder = dataDir();
    const { email, password } = DEMO_STAFF;
    const demo = await start(folder, { DEMO: '1' });
    expect((await signIn(demo.url, email, password)).status).toBe(200);
    await demo.end('SIGTERM');
    const server = await start(folder);
    expect((await signIn(server.url, email, password)).status).toBe(401);
  });

  test('closes the sessions of a demo, and adds the owner, when the folder is opened without DEMO', async () => {
    const folder = dataDir();
    const demo = await start(folder, { DEMO: '1' });
    await expect.poll(() => demo.output()).toContain('DEMO: the staff accounts');
    expect(demo.output().split('\n').length).toBeLessThan(12);
    expect(demo.output()).toContain(`password ${DEMO_STAFF.password}`);
    for (const name of ['owner', 'admin', 'manager', 'staff']) {
      expect(demo.output()).toContain(`${name}@barbliss.example`);
    }
    const login = await signIn(demo.url, 'owner@barbliss.example', DEMO_STAFF.password);
    const { token } = await login.json();
    const headers = { authorization: `Bearer ${token}` };
    const me = (url: string) => fetch(`${url}/api/admin/auth/me`, { headers });
    expect((await me(demo.url)).status).toBe(200);
    await demo.end('SIGTERM');
    const server = await start(folder, { OWNER_EMAIL: 'owner@bar.example' });
    expect((await me(server.url)).status).toBe(401);
    await expect.poll(() => server.output()).toMatch(/was a demo[\s\S]*chooses a password at \S+/);
  });

  test('lets the first owner choose a password by a link, which each start shows until it was used', async () => {
    const folder = dataDir();
    const OWNER_EMAIL = 'Owner@Bar.Example';
    const linkOf = async (server: ServerProcess) => {
      await expect.poll(() => server.output()).toContain('/admin/invitation#');
      return /invitation#([\w.-]+)/.exec(server.output())?.[1] ?? '';
    };
    const first = await start(folder, { OWNER_EMAIL });
    const unused = await linkOf(first);
    await first.end('SIGTERM');
    const second = await start(folder, { OWNER_EMAIL });
    const newPassword = 'chosen by the owner';
    const accept = (token: string) =>
      post(`${second.url}/api/admin/auth/invitation/accept`, { token, newPassword });
    expect((await accept(unused)).status).toBe(404);
    expect((await accept(await linkOf(second))).status).toBe(200);
    const login = await signIn(second.url, OWNER_EMAIL, newPassword);
    expect((await login.json()).user).toMatchObject({
      role: 'super_admin',
      email: 'owner@bar.example',
    });
    await second.end('SIGTERM');
    const third = await start(folder, { OWNER_EMAIL });
    expect(third.output()).not.toContain('invitation#');
  });
});

describe('the data folder', () => {
  test('has every order in bar-bliss.db alone after a clean end', async () => {
    const folder = dataDir();
    const server = await start(folder);
    for (let order = 0; order < 3; order += 1) await sendOrder(server.url);
    await server.end('SIGTERM');
    const copy = join(dataDir(), 'copy.db');
    copyFileSync(join(folder, 'bar-bliss.db'), copy);
    const client = createClient({ url: `file:${copy}` });
    const { rows } = await client.execute('SELECT count(*) AS orders FROM "order"');
    client.close();
    expect(rows[0]?.orders).toBe(3);
  });

  test('and all that is in it is closed to others on the machine, also when it was made before', async () => {
    const folder = dataDir();
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'bar-bliss.db'), '', { mode: 0o644 });
    const server = await start(folder);
    await sendOrder(server.url);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(folder)) {
      expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
    }
  });

  test('with a damaged database is refused with the way to restore it; whole, it is vacuumed and locked', async () => {
    const folder = dataDir();
    const first = await start(folder);
    const run = (act: string) =>
      promisify(execFile)(process.execPath, [main, act], {
        env: { ...process.env, DATA_DIR: folder },
      });
    await expect(run('vacuum')).rejects.toMatchObject({
      stderr: expect.stringContaining('is in use by process'),
    });
    await first.end('SIGTERM');
    expect((await run('vacuum')).stdout).toMatch(/had \d+ bytes and has \d+ now/);
    writeFileSync(join(folder, 'bar-bliss.db'), 'x'.repeat(9_999));
    const words = /bar-bliss.db is damaged.*npm run restore/;
    await expect(start(folder)).rejects.toThrow(words);
    await expect(run('audit:verify')).rejects.toMatchObject({
      stderr: expect.stringMatching(words),
    });
  });
});

test('a build without sources starts as the unit file says, with a heap of 96 MB', async () => {
  const code = dataDir();
  const root = resolve(import.meta.dirname, '../../..');
  cpSync(dirname(main), join(code, 'dist/server'), { recursive: true });
  for (const part of ['drizzle', 'package.json', 'server/build-stamp.mjs', 'server/start.mjs']) {
    cpSync(join(root, part), join(code, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(code, 'node_modules'));
  const unit = readFileSync(join(root, 'deploy/bar-bliss.service'), 'utf8');
  const [, file = ''] = /^ExecStart=\/usr\/bin\/env node (\S+)$/m.exec(unit) ?? [];
  const env = { NODE_ENV: 'production', NODE_OPTIONS: '--max-old-space-size=96' };
  for (const main of [file, 'server/start.mjs']) {
    const server = await startServer(join(code, main), dataDir(), env);
    started.push(server);
    const ready = await fetch(`${server.url}/api/ready`);
    expect([main, ready.status]).toEqual([main, 200]);
    await sendOrder(server.url);
  }
});

test('the server ends when the shell that npm started it through ends', async () => {
  const watch = resolve(import.meta.dirname, '../../../server/end-with-shell.mjs');
  const program = 'console.log(process.pid); setInterval(() => {}, 1_000)';
  const child = `"${process.execPath}" --import "${watch}" -e "${program}"`;
  // The second command keeps the shell from replacing itself with the first.
  const shell = spawn('sh', ['-c', `${child}; true`]);
  const [line] = await once(shell.stdout, 'data');
  const pid = Number(String(line));
  shell.kill('SIGTERM');
  await vi.waitUntil(() => !isRunning(pid), { timeout: 30_000 });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
