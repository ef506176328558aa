import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { describeOnBoth, describeOnFile, type OpenApp } from '../support/test-app';
import { createBrowser } from '../support/test-browser';
import { DISH, lemonades, newOrderId, placeOrder } from '../support/test-orders';

/** Another program that writes to the file all the time, as a backup or a shell would. */
const HOSTILE_WRITER = `
  import Database from 'libsql';
  const db = new Database(process.argv[1], { timeout: 5000 });
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  let commits = 0;
  for (const until = Date.now() + 4000; Date.now() < until; commits += 1) {
    db.exec('BEGIN IMMEDIATE');
    db.exec("UPDATE menu_item SET v = v + 1 WHERE id = ${DISH.wings}");
    await pause(Math.random() * 150);
    db.exec('COMMIT');
    await pause(10);
  }
  console.log(commits);`;

async function fileOf({ deps }: Awaited<ReturnType<OpenApp>>): Promise<string> {
  const { rows } = await deps.gateway.client.execute('PRAGMA database_list');
  return String(rows[0]?.file);
}

describeOnFile('a second program that writes to the database', (openApp) => {
  test('makes orders wait, never lose their way after they were confirmed', async () => {
    const bar = await openApp();
    const file = await fileOf(bar);
    const writer = spawn(process.execPath, ['--input-type=module', '-e', HOSTILE_WRITER, file], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(writer, 'exit').then(() => 'ended');
    let said = '';
    writer.stdout.on('data', (bytes) => {
      said += bytes;
    });
    const lag = monitorEventLoopDelay({ resolution: 10 });
    lag.enable();
    const confirmed: unknown[] = [];
    const browser = createBrowser(bar);
    while ((await Promise.race([ended, Promise.resolve('writing')])) === 'writing') {
      const { status, body } = await placeOrder(browser, lemonades());
      expect([201, 503]).toContain(status);
      if (status === 201) confirmed.push(body.orderId);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    lag.disable();
    const reader = createClient({ url: `file:${file}` });
    const { rows } = await reader.execute('SELECT id FROM "order"');
    reader.close();
    const kept = new Set(rows.map((row) => row.id));
    expect(Number(said)).toBeGreaterThan(5);
    expect(confirmed.length).toBeGreaterThan(5);
    expect(confirmed.filter((id) => !kept.has(String(id)))).toEqual([]);
    expect(lag.percentile(50) / 1e6).toBeLessThan(100);
  });

  test('that fills the disk leads to "busy", not to a false receipt', async () => {
    const bar = await openApp();
    const { client } = bar.deps.gateway;
    const { rows } = await client.execute('PRAGMA page_count');
    await client.execute(`PRAGMA max_page_count = ${rows[0]?.page_count}`);
    const id = newOrderId();
    let full = await placeOrder(createBrowser(bar), lemonades(), { id });
    for (let order = 0; full.status === 201 && order < 500; order += 1) {
      full = await placeOrder(createBrowser(bar), lemonades({ guestName: 'x'.repeat(100) }));
    }
    expect([full.status, full.body.code]).toEqual([503, 'busy']);
    await client.execute('PRAGMA max_page_count = 1000000');
    expect((await placeOrder(createBrowser(bar), lemonades())).status).toBe(201);
    const [lost] = await bar.rows(
      `SELECT count(*) AS n FROM receipt WHERE status = 201 AND mutation_id NOT IN (SELECT id FROM "order")`,
    );
    expect(lost?.n).toBe(0);
  });
});

describeOnBoth('a database', (openApp) => {
  test('that is fresh has the menu, an epoch and no order', async () => {
    const bar = await openApp();
    expect(await bar.deps.changes.epoch()).toMatch(/^[\w-]{12}$/);
    const [counts] = await bar.rows(
      'SELECT (SELECT count(*) FROM menu_item) AS items, (SELECT count(*) FROM "order") AS orders',
    );
    expect(Number(counts?.items)).toBeGreaterThan(50);
    expect(counts?.orders).toBe(0);
  });

  test.each(['dropBefore', 'dropAfter'] as const)(
    'over a line that is cut (%s) makes no second order of the same order',
    async (fault) => {
      const bar = await openApp();
      const { hrana } = bar;
      if (!hrana) return;
      const id = newOrderId();
      const browser = createBrowser(bar);
      await bar.deps.menu.read();
      await bar.deps.settings.read();
      hrana.setFault((body) => (body.includes('insert into') ? { [fault]: true } : {}));
      const cut = await placeOrder(browser, lemonades(), { id });
      expect([cut.status, cut.body.code]).toEqual([503, 'busy']);
      expect(Number(cut.headers.get('Retry-After'))).toBeGreaterThan(0);
      hrana.setFault(() => ({}));
      const again = await placeOrder(browser, lemonades(), { id });
      expect(again.status).toBe(201);
      expect(again.headers.get('X-BB-Replay')).toBe(fault === 'dropAfter' ? '1' : '0');
      const [count] = await bar.rows('SELECT count(*) AS n FROM "order"');
      expect(count?.n).toBe(1);
    },
  );

  test('that answers 500 for a while makes guests wait, nothing more', async () => {
    const bar = await openApp();
    if (!bar.hrana) return;
    bar.hrana.setFault(() => ({ status: 500 }));
    const down = await placeOrder(createBrowser(bar), lemonades());
    expect([down.status, down.body.code]).toEqual([503, 'busy']);
    bar.hrana.setFault(() => ({}));
    expect((await placeOrder(createBrowser(bar), lemonades())).status).toBe(201);
  });
});
