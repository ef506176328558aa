import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, expect, test } from 'vitest';
import { buildServer, newDataDir, startServer } from '../../support/bar/server-process';
import { newOrderId } from '../../support/data/test-orders';
import { lemonadeOrder, sendOrder } from '../../support/faults/killed-server';

/** Mounts a private disk of 7 MB over the data folder. */
const SMALL_DISK = [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  'mount -t tmpfs -o size=7m none "$DATA_DIR" && exec "$0" "$@"',
];

const main = buildServer();
const dataDir = newDataDir();

afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

/** The test is skipped where mounting is not allowed; hostile-database tests a page limit instead. */
function canMount(): boolean {
  const [command = '', ...rest] = SMALL_DISK;
  const env = { ...process.env, DATA_DIR: dataDir };
  return spawnSync(command, [...rest, 'true'], { env }).status === 0;
}

test.skipIf(!canMount())(
  'a full disk leads to "busy" and an alarm, loses no confirmed order, and orders work again once there is space',
  async () => {
    const server = await startServer(main, dataDir, {}, SMALL_DISK);
    const disk = `/proc/${server.child.pid}/root${dataDir}`;
    const ballast = join(disk, 'ballast');
    writeFileSync(ballast, Buffer.alloc(1_000_000));
    const body = await lemonadeOrder(server.url);
    const acked = new Map<string, string>();
    const refused: [string, string][] = [];
    while (refused.length < 5) {
      const id = newOrderId();
      try {
        acked.set(id, await sendOrder(server.url, id, body));
      } catch (error) {
        refused.push([id, String(error)]);
      }
      expect(acked.size).toBeLessThan(5_000);
    }
    for (const [, said] of refused) expect(said).toMatch(/^Error: 503 .*"code":"busy"/);
    expect(server.output()).toMatch(/"database.unusable","codes":"SQLITE_(FULL|IOERR)/);
    expect((await fetch(`${server.url}/api/menu/items`)).status).toBe(200);
    rmSync(ballast);
    for (const [id] of refused) acked.set(id, await sendOrder(server.url, id, body));
    // The disk disappears with the server, so the test copies it first.
    for (const file of ['bar-bliss.db', 'bar-bliss.db-wal']) {
      copyFileSync(join(disk, file), join(dataDir, file));
    }
    const reader = createClient({ url: `file:${join(dataDir, 'bar-bliss.db')}` });
    const check = await reader.execute('PRAGMA integrity_check');
    const { rows } = await reader.execute(
      'SELECT id, body FROM "order" LEFT JOIN receipt ON mutation_id = id',
    );
    reader.close();
    await server.end('SIGTERM');
    expect(check.rows[0]?.integrity_check).toBe('ok');
    expect(new Map(rows.map((row) => [row.id, row.body]))).toEqual(acked);
    expect(acked.size).toBeGreaterThan(20);
  },
  60_000,
);
