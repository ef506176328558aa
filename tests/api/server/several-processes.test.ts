import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { backUpDatabase } from '../../../server/db/backup';
import { openGateway } from '../../../server/db/gateway';
import { openLeader } from '../../../server/db/lease';
import { reachDatabase, warnOfLoss } from '../../../server/db/reach-database';
import { keysFrom } from '../../../server/services/keys';
import { COUNTS } from '../../support/bar/counts.mjs';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile, describeOnServer, startTogether } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { login, signIn } from '../../support/bar/test-staff';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { uploadPhoto } from '../../support/data/test-pictures';
import { freePort } from '../../support/database/sqld';
import { keepLog } from '../../support/kept-log';

const OTHER_KEY = keysFrom(Buffer.alloc(32, 9));
const AWAY_MS = 5 * 60_000;
const patience = { timeout: 20_000, interval: 20 };

/** Returns how long (ms) the work took. */
async function timed(work: Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work;
  return performance.now() - from;
}

describeOnServer('three servers on one database', (openApp) => {
  test('hear of each other’s commits within two seconds', async () => {
    const a = await openApp();
    const [b, c] = [await a.join(), await a.join()];
    const waits: number[] = [];
    for (let order = 0; order < 10; order += 1) {
      const seq = b.deps.gateway.headSeq();
      expect((await placeOrder(createBrowser(a), lemonades())).status).toBe(201);
      const woken = [b, c].map(({ deps: { waiters } }) =>
        waiters.wait({ session: 'x', seq, waitMs: 20_000, signal: new AbortController().signal }),
      );
      waits.push(await timed(Promise.all(woken)));
    }
    expect(waits.toSorted((one, other) => one - other)[5]).toBeLessThan(2_000);
    const head = a.deps.gateway.headSeq();
    expect([b, c].map(({ deps }) => deps.gateway.headSeq())).toEqual([head, head]);
  });

  test('take no order once one of them has paused, and show its menu', async () => {
    const a = await openApp();
    const b = await a.join();
    expect((await placeOrder(createBrowser(b), lemonades())).status).toBe(201);
    const { version } = await b.deps.menu.read();
    await a.rows(`INSERT INTO setting (key, value, v) VALUES ('ordering.paused', 'true', 1)`);
    await a.rows('UPDATE menu_item SET price_kurus = price_kurus + 100 WHERE id = 1');
    const refused = vi.waitUntil(
      async () => (await placeOrder(createBrowser(b), lemonades())).status !== 201,
      patience,
    );
    expect(await timed(refused)).toBeLessThan(10_000);
    await vi.waitUntil(async () => (await b.deps.menu.read()).version !== version, patience);
  });

  test('know that a tablet speaks to one of them', async () => {
    const a = await openApp();
    const b = await a.join();
    a.deps.guestLive.tabletSpoke();
    a.clock.advance(AWAY_MS);
    await vi.waitUntil(async () => (await b.deps.guestLive.news()).bar === 'away', patience);
    a.deps.guestLive.tabletSpoke();
    await vi.waitUntil(async () => (await b.deps.guestLive.news()).bar !== 'away', patience);
  });

  test('ask the database at most twice a second while nothing happens', async () => {
    const a = await openApp();
    let asked = 0;
    a.connection.setFault((body) => {
      if (body.includes('change_log')) asked += 1;
      return {};
    });
    await vi.waitUntil(() => asked === 1, patience);
    expect(await timed(vi.waitUntil(() => asked === 4, patience))).toBeGreaterThan(1_400);
  });

  test('share sessions, kiosk codes and orders', async () => {
    const a = await openApp();
    const b = await a.join();
    const secret = 'k'.repeat(43);
    const { code } = (await createBrowser(a).send('/api/kiosks/pair', { body: { secret } })).body;
    const manager = await signIn(b, 'manager');
    const body = { code, name: 'Door', tableId: null, pin: '4071' };
    const added = await manager.send('/api/admin/kiosks', {
      body,
      headers: { 'Idempotency-Key': newOrderId() },
    });
    expect(added.status).toBe(200);
    const report = { secret, isInUse: true, waiting: 0, unsent: [] };
    await createBrowser(a).send('/api/kiosks/report', { body: report });
    expect((await manager.send('/api/admin/kiosks')).body.kiosks).toMatchObject([
      { name: 'Door', isInUse: true },
    ]);
  });
});

describeOnServer('what several servers share', (openApp) => {
  test('the limits of orders and sign-ins, counted once', async () => {
    const a = await openApp({ config: { isRateLimited: true } });
    const bars = [a, await a.join(), await a.join()];
    const tries = Array.from({ length: 15 }, (_, nth) => nth);
    const guests = await Promise.all(
      Array.from({ length: 66 }, (_, nth) =>
        placeOrder(createBrowser(bars[nth % 3] ?? a), lemonades()),
      ),
    );
    expect(guests.filter(({ status }) => status === 201)).toHaveLength(60);
    expect(guests.filter(({ status }) => status === 429)).toHaveLength(6);
    const statuses: number[] = [];
    for (const nth of tries) {
      const { status } = await login(
        createBrowser(bars[nth % 3] ?? a),
        'manager@barbliss.example',
        'wrong',
      );
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  test('pictures: one that a server got is served by the others', async () => {
    const a = await openApp();
    const b = await a.join();
    const { body } = await uploadPhoto(await signIn(a, 'manager'));
    const accept = { headers: { accept: 'image/avif' } };
    const bytesAt = async ({ app }: TestApp) =>
      Buffer.from(await (await app.request(String(body.imageUrl), accept)).arrayBuffer());
    const own = await bytesAt(a);
    expect(own.length).toBeGreaterThan(100);
    expect((await bytesAt(b)).equals(own)).toBe(true);
    const older = await b.app.request(String(body.imageUrl), { headers: { accept: 'image/webp' } });
    expect(older.headers.get('content-type')).toBe('image/webp');
    const unknown = `/pictures/${'0'.repeat(32)}-320.avif`;
    expect((await b.app.request(unknown)).status).toBe(404);
  });

  test('parts of builds: a tab of another build gets them from any server', async () => {
    const a = await openApp();
    const b = await a.join();
    const build = mkdtempSync(join(a.dataDir, 'build-'));
    mkdirSync(join(build, 'assets'));
    writeFileSync(join(build, 'assets/page-1a2b3c.js'), 'export const page = 1;');
    await a.deps.sharedFiles.shareBuild(build, a.clock.now());
    const part = await b.app.request('/assets/page-1a2b3c.js');
    expect([part.status, await part.text()]).toEqual([200, 'export const page = 1;']);
  });

  test('one leader, which another follows when it stops', async () => {
    const a = await openApp();
    const b = await a.join();
    const first = openLeader(a.deps.gateway);
    await vi.waitUntil(() => first.leads(), patience);
    const second = openLeader(b.deps.gateway);
    await second.stop();
    expect(second.term()).toBe(0);
    await first.stop();
    const third = openLeader(b.deps.gateway);
    await vi.waitUntil(() => third.leads(), patience);
    expect([first.leads(), third.term()]).toEqual([false, 1]);
    await third.stop();
  });

  test('what the tablets report', async () => {
    const a = await openApp();
    const b = await a.join();
    a.deps.tabletReports.report({ device: 'bar', who: 'Can', waiting: 2, attention: 0 });
    await vi.waitUntil(async () => (await b.deps.tabletReports.list()).length === 1, patience);
    expect(await b.deps.tabletReports.list()).toMatchObject([{ device: 'bar', waiting: 2 }]);
  });
});

describeOnServer('a copy of a libSQL server', (openApp) => {
  test('is a database file, which a file’s server and another libSQL server open', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const { body } = await placeOrder(createBrowser(bar), lemonades());
    const id = String(body.orderId);
    await staff.move(id, { status: 'confirmed' });
    const { gateway } = bar.deps;
    const database = await backUpDatabase(gateway, { folder: bar.dataDir, now: bar.clock.now() });
    const file = openGateway({ url: `file:${database}` });
    const orders = await file.client.execute('SELECT id, status FROM "order"');
    expect(orders.rows).toMatchObject([{ id, status: 'confirmed' }]);
    const triggers = "SELECT count(*) AS n FROM sqlite_master WHERE type = 'trigger'";
    const [before] = await bar.rows(triggers);
    expect((await file.client.execute(triggers)).rows[0]?.n).toBe(before?.n);
    await file.close();
    const moved = await openApp({ database });
    expect((await (await signIn(moved, 'staff')).move(id, { status: 'ready' })).status).toBe(200);
  });

  test('that its server does not send ends with what to do', async () => {
    const bar = await openApp();
    bar.connection.setFault(() => ({ status: 404 }));
    const copy = backUpDatabase(bar.deps.gateway, { folder: bar.dataDir, now: bar.clock.now() });
    await expect(copy).rejects.toThrow(/sends no copy .*dump: 404.*Copy its folder there/);
  });
});

describeOnServer('servers that start on one empty database at once', () => {
  test('all get up, and only one writes the first menu', async () => {
    for (let start = 0; start < COUNTS.firstStarts; start += 1) {
      const servers = await startTogether(3);
      const menus = await Promise.all(servers.map(({ menu }) => menu.read()));
      expect(new Set(menus.map(({ version }) => version)).size).toBe(1);
      expect(menus[0]?.items.length).toBeGreaterThan(50);
    }
  }, 120_000);
});

describeOnServer('a libSQL server', (openApp) => {
  test('that refuses the token is told at once, with what to set', async () => {
    const { connection } = await openApp();
    connection.setFault(() => ({ status: 401 }));
    const { client } = openGateway({ url: connection.url });
    await expect(reachDatabase(client, { url: connection.url })).rejects.toThrow(
      /DATABASE_URL=http:\/\/127.*refuses the token \(DATABASE_AUTH_TOKEN\)/,
    );
  });
});

test.each([
  [1, ['database.not_durable']],
  [2, []],
  [3, []],
  [null, ['database.durability_unknown']],
])('a libSQL server with synchronous %s is warned of as %j', async (synchronous, events) => {
  const log = keepLog();
  await warnOfLoss({
    async execute() {
      if (synchronous === null) throw new Error('not allowed');
      return { rows: [{ synchronous }] } as never;
    },
  });
  expect(log.entries().map(({ event }) => event)).toEqual(events);
});

test('a server that is not there is named with DATABASE_URL and the cause', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const { client } = openGateway({ url });
  await expect(reachDatabase(client, { url, patienceMs: 0 })).rejects.toThrow(
    `The database of DATABASE_URL=${url} cannot be reached: nothing listens there.`,
  );
});

describeOnFile('a database', (openApp) => {
  test('opens with the key that it knows, also after a rotation, and with no other', async () => {
    const bar = await openApp();
    await expect(bar.restart(OTHER_KEY)).rejects.toThrow('Copy server.key');
    const rotated = keysFrom(Buffer.alloc(32, 9), Buffer.alloc(32, 7));
    await bar.restart(rotated);
    await bar.restart(OTHER_KEY);
    await expect(bar.restart()).rejects.toThrow('start once with NEW_KEY=1');
  });
});
