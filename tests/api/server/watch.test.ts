import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Alert } from '../../../server/services/alert';
import { postAlert } from '../../../server/services/alert';
import type { Mail } from '../../../server/services/mailer';
import type { WatchDeps } from '../../../server/usecases/watch';
import { readWatch, watchOver } from '../../../server/usecases/watch';
import type { SignKind } from '../../../src/domain/watch/watch';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { bookTable, tableWish } from '../../support/data/test-bookings';
import { lemonades, placeOrder } from '../../support/data/test-orders';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const OWNER = 'owner@bliss.example';

/** Holds a watch whose disk, copies, tablets and ways to the owner are the test's. */
function watchOf(bar: TestApp) {
  const alerts: Alert[] = [];
  const mails: Mail[] = [];
  const world = { free: 0.5, copiedAt: bar.clock.now(), isAway: false, isMailUp: true };
  const { deps } = bar;
  const watched: WatchDeps = {
    ...deps,
    ownerEmail: OWNER,
    freeDisk: async () => world.free,
    copies: { lastGoodAt: () => world.copiedAt },
    guestLive: {
      ...deps.guestLive,
      news: async () => ({
        ...(await deps.guestLive.news()),
        bar: world.isAway ? 'away' : 'there',
      }),
    },
    alert: async (alert) => {
      alerts.push(alert);
    },
    mailer: {
      ...deps.mailer,
      async send(mail) {
        if (!world.isMailUp) throw new Error('The mail server is away.');
        mails.push(mail);
      },
    },
  };
  return { alerts, mails, world, watched, look: () => watchOver(watched) };
}

type Watch = ReturnType<typeof watchOf>;

/** Makes a sign, and returns what ends it. */
const SIGNS: Record<
  Exclude<SignKind, 'database'>,
  (bar: TestApp, watch: Watch) => Promise<() => unknown>
> = {
  async disk(_, { world }) {
    world.free = 0.04;
    return () => {
      world.free = 0.3;
    };
  },
  async copy({ clock }, { world }) {
    world.copiedAt = clock.now() - 27 * HOUR;
    return () => {
      world.copiedAt = clock.now();
    };
  },
  async clock(bar) {
    const elif = await signIn(bar, 'staff');
    const pull = (clock: number) => elif.send(`/api/admin/sync?device=bar-1&clock=${clock}`);
    await pull(-240);
    return () => pull(1);
  },
  async tablet({ clock }, { world, look }) {
    world.isAway = true;
    await look();
    clock.advance(2 * MINUTE);
    return () => {
      world.isAway = false;
    };
  },
  async order(bar) {
    const { body } = await placeOrder(createBrowser(bar), lemonades());
    bar.clock.advance(4 * MINUTE);
    const elif = await signIn(bar, 'staff');
    return () => elif.move(body.orderId, { status: 'confirmed' });
  },
  async bank(bar) {
    const at = bar.clock.now() - 11 * MINUTE;
    await bar.rows(`INSERT INTO payment (id, nonce, purpose, amount_kurus, flow, mode, state, state_at,
      sale_id, body_digest, client_ip, created_at, expires_at)
      VALUES ('p1', 'n', 'test', 100, 'direct', 'test', 'unknown', ${at}, 's', '', '', ${at}, ${at})`);
    return () => bar.rows(`UPDATE payment SET state = 'failed' WHERE id = 'p1'`);
  },
  async mail(bar) {
    const at = bar.clock.now() - 16 * MINUTE;
    await bar.rows(`INSERT INTO effect (id, kind, payload, state, next_at, attempts, created_at)
      VALUES ('e1', 'booking.confirmation', '{}', 'waiting', ${at + HOUR}, 4, ${at})`);
    return () => bar.rows(`UPDATE effect SET state = 'done' WHERE id = 'e1'`);
  },
};

describeOnBoth('the watch', (openApp) => {
  test.each(Object.entries(SIGNS))(
    'tells of %s once, by mail and by alert, and once when it is over',
    async (kind, plant) => {
      const bar = await openApp();
      const watch = watchOf(bar);
      const end = await plant(bar, watch);
      await watch.look();
      await watch.look();
      expect((await readWatch(watch.watched)).signs.map((sign) => sign.kind)).toEqual([kind]);
      expect(watch.alerts).toHaveLength(1);
      await end();
      await watch.look();
      await watch.look();
      expect(watch.alerts.map(({ isAllWell }) => isAllWell)).toEqual([false, true]);
      expect(watch.mails.map(({ to, text }) => [to, text])).toEqual(
        watch.alerts.map(({ text }) => [OWNER, text]),
      );
      expect((await readWatch(watch.watched)).signs).toEqual([]);
    },
  );

  test('tells of a database that cannot be written without reading it, also while the mail is away', async () => {
    const bar = await openApp();
    const watch = watchOf(bar);
    watch.world.isMailUp = false;
    watch.watched.readiness = { ...bar.deps.readiness, read: async () => 'storage' };
    watch.watched.watch = { ...bar.deps.watch, late: () => expect.unreachable() };
    await watch.look();
    await watch.look();
    expect(watch.alerts.map(({ text }) => text)).toEqual([
      'Veritabanına yazılamıyor: hiçbir sipariş ulaşmıyor.\n\nThe database cannot be written: no order arrives.',
    ]);
    expect(watch.mails).toEqual([]);
  });

  test('names coming bookings whose mail was given up to managers, and to nobody below', async () => {
    const bar = await openApp();
    const guest = createBrowser(bar);
    expect((await bookTable(guest, tableWish({ guestName: 'Ada' }))).status).toBe(201);
    await bar.rows(`UPDATE effect SET state = 'failed' WHERE kind = 'booking.confirmation'`);
    const [manager, staff] = [await signIn(bar, 'manager'), await signIn(bar, 'staff')];
    expect((await staff.send('/api/admin/watch')).status).toBe(403);
    const { body } = await manager.send('/api/admin/watch');
    expect(body).toMatchObject({ signs: [], failedMails: [{ kind: 'table', guestName: 'Ada' }] });
    await bar.rows(`UPDATE reservation SET status = 'cancelled'`);
    expect((await manager.send('/api/admin/watch')).body.failedMails).toEqual([]);
  });

  test('the server is ready until no row can be written, or it ends', async () => {
    const bar = await openApp();
    const guest = createBrowser(bar);
    expect(await guest.send('/api/ready')).toMatchObject({ status: 200, body: { ready: true } });
    bar.deps.readiness.drain();
    const ending = await guest.send('/api/ready');
    expect([ending.status, ending.body.code]).toEqual([503, 'busy']);
    expect((await guest.send('/api/health')).status).toBe(200);
  });
});

describeOnFile('the copies of a file', (openApp) => {
  test('are made once a night from 05:00 on, and taken by a command until it succeeds', async () => {
    const taken = join(mkdtempSync(join(tmpdir(), 'bar-bliss-taken-')), 'copy');
    onTestFinished(() => rmSync(dirname(taken), { recursive: true }));
    // The folder of the second disk is not there at first.
    const backupCommand = `cp "$BACKUP_FILE" ${taken}/`;
    const bar = await openApp({ config: { backupCommand } });
    const { copies } = bar.deps;
    const names = () =>
      readdirSync(join(bar.dataDir, 'backups')).filter((name) => name !== 'pictures');
    // The file is as old as this test.
    const tomorrow = Date.parse(
      `${new Date(Date.now() + 48 * HOUR).toISOString().slice(0, 10)}T02:00Z`,
    );
    const began = copies.lastGoodAt();
    await copies.nightly(Date.now());
    expect(existsSync(join(bar.dataDir, 'backups'))).toBe(false);
    await expect(copies.nightly(tomorrow + 10_000)).rejects.toThrow('BACKUP_COMMAND ended with 1');
    expect(copies.lastGoodAt()).toBe(began);
    mkdirSync(taken);
    await copies.nightly(tomorrow + 10 * MINUTE + 20_000);
    await copies.nightly(tomorrow + 23 * HOUR);
    expect(names()).toEqual([expect.stringMatching(/T02-00-10-000Z-night\.db$/)]);
    expect(readdirSync(taken)).toEqual(names());
    expect(copies.lastGoodAt()).toBe(tomorrow);
  });
});

test('an alert has the shape that ntfy, Telegram and healthchecks take', async () => {
  const taken: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    taken.push(`${request.method} ${request.url} ${Buffer.concat(parts)}`);
    response.writeHead(request.url === '/refused' ? 500 : 200).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bad = { text: 'Disk', isAllWell: false };
  await postAlert(`${origin}/bar-bliss`, bad);
  await postAlert(`${origin}/bot1:x/sendMessage?chat_id=7`, bad);
  await postAlert(`${origin}/ping/uuid`, bad);
  await postAlert(`${origin}/ping/uuid`, { text: 'Well', isAllWell: true });
  expect(taken).toEqual([
    'POST /bar-bliss Disk',
    'POST /bot1:x/sendMessage?chat_id=7 {"chat_id":"7","text":"Disk"}',
    'POST /ping/uuid/fail Disk',
    'POST /ping/uuid Well',
  ]);
  await expect(postAlert(`${origin}/refused`, bad)).rejects.toThrow('answered 500');
});
