import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Row } from '@libsql/client';
import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { ServerProcess } from '../../support/bar/server-process';
import { buildServer, newDataDir, startServer } from '../../support/bar/server-process';
import { sealedAnew } from '../../support/calls/sealed-anew';
import { completeOrders } from '../../support/calls/staff-calls';
import { newOrderId } from '../../support/data/test-orders';
import { lemonadeOrder, sendOrder } from '../../support/faults/killed-server';

// Each test starts processes, so the limits are generous for busy machines.
vi.setConfig({ testTimeout: 60_000 });

const main = buildServer();
const started: ServerProcess[] = [];
const folders: string[] = [];
const migrations = resolve(import.meta.dirname, '../../../drizzle');

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

/** Runs `npm run audit:verify`; returns exit code and output. */
function verify(folder: string): Promise<{ code: number; words: string }> {
  const env = { ...process.env, DATA_DIR: folder };
  return new Promise((done) => {
    execFile(process.execPath, [main, 'audit:verify'], { env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, words: (stdout + stderr).trim() }),
    );
  });
}

/** Runs statements one after another; returns the rows of the last. */
async function inFile(folder: string, texts: readonly string[]): Promise<Row[]> {
  const client = createClient({ url: `file:${join(folder, 'bar-bliss.db')}`, concurrency: 1 });
  let rows: Row[] = [];
  for (const text of texts) rows = (await client.execute(text)).rows;
  client.close();
  return rows;
}

test('the audit is verified while the bar is open and when it is closed, and says what was edited', async () => {
  const folder = dataDir();
  const server = await start(folder);
  const body = await lemonadeOrder(server.url);
  for (let order = 0; order < 3; order += 1) await sendOrder(server.url, newOrderId(), body);
  await completeOrders(server.url);
  const whole = { code: 0, words: '5 rows of the audit were checked: the chain is whole.' };
  expect(await verify(folder)).toEqual(whole);
  expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  await server.end('SIGTERM');
  expect(await verify(folder)).toEqual(whole);
  await inFile(folder, [
    'DROP TRIGGER audit_no_update',
    `UPDATE audit SET "after" = '{"status":"cancelled"}' WHERE seq = 2`,
  ]);
  const { code, words } = await verify(folder);
  expect(code).toBe(1);
  expect(words).toMatch(
    /^2 rows .* broken at row 2 \([\w-]{36}\): what it says is not what was sealed\.$/,
  );
});

test('rows from before the chain are sealed at the next start, in the order they were written', async () => {
  const folder = dataDir();
  await migratedBeforeTheChain(folder);
  const rows = Array.from(
    { length: 700 },
    (_, row) => `('${newOrderId()}', 'can', 'order.status', 'order', 'o${row}', ${row}, 5)`,
  );
  await inFile(folder, [
    `INSERT INTO audit (id, actor, action, tbl, pk, done_at, received_at) VALUES ${rows.join(',')}`,
  ]);
  const server = await start(folder);
  await sendOrder(server.url, newOrderId(), await lemonadeOrder(server.url));
  await completeOrders(server.url);
  await server.end('SIGTERM');
  expect(await verify(folder)).toEqual({
    code: 0,
    words: expect.stringMatching(/^70[1-9] rows of the audit were checked: the chain is whole\.$/),
  });
  await inFile(folder, ['DROP TRIGGER audit_no_delete', `DELETE FROM audit WHERE pk = 'o600'`]);
  expect((await verify(folder)).words).toContain('broken at row 602');
});

test('an attacker with the database but without the key can edit no row unnoticed, older rows included', async () => {
  const folder = dataDir();
  await migratedBeforeTheChain(folder);
  await inFile(folder, [
    `INSERT INTO audit (id, actor, action, tbl, pk, done_at, received_at)
      VALUES ('a', 'can', 'order.status', 'order', 'o', 1, 5), ('b', 'can', 'order.status', 'order', 'o', 2, 5)`,
  ]);
  const server = await start(folder);
  await sendOrder(server.url, newOrderId(), await lemonadeOrder(server.url));
  await completeOrders(server.url);
  await server.end('SIGTERM');
  await inFile(folder, [
    'DROP TRIGGER audit_no_update',
    `UPDATE audit SET actor = 'nobody' WHERE seq = 1`,
  ]);
  const sealed = async (upTo: number) => {
    const rows = await inFile(folder, [`SELECT * FROM audit WHERE seq <= ${upTo} ORDER BY seq`]);
    await inFile(folder, sealedAnew(rows, null));
    return (await verify(folder)).words;
  };
  expect(await sealed(2)).toMatch(/broken at row 3 .* does not follow the row before it/);
  expect(await sealed(9)).toMatch(/broken at row 3 .* what it says is not what was sealed/);
});

test('without the server’s key the audit cannot be verified', async () => {
  const folder = dataDir();
  await (await start(folder)).end('SIGTERM');
  rmSync(join(folder, 'server.key'));
  const { code, words } = await verify(folder);
  expect([code, words]).toEqual([1, expect.stringContaining('server.key')]);
  expect(readdirSync(folder)).not.toContain('server.key');
});

test('verifying a folder without a database creates none', async () => {
  const folder = dataDir();
  expect((await verify(folder)).code).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

/** Opens a database of an older build, with an unsealed audit. */
async function migratedBeforeTheChain(folder: string): Promise<void> {
  const older = dataDir();
  cpSync(migrations, older, { recursive: true });
  const file = join(older, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  const end = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith('audit_chain'));
  journal.entries = journal.entries.slice(0, end);
  writeFileSync(file, JSON.stringify(journal));
  const client = createClient({ url: `file:${join(folder, 'bar-bliss.db')}`, concurrency: 1 });
  await migrate(drizzle(client), { migrationsFolder: older });
  client.close();
}
