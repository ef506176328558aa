import { expect, test } from 'vitest';
import { describeOnBoth, describeOnFile, describeOnServer } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { keepLog } from '../../support/kept-log';

/** A request on a stream that the server keeps names the stream. */
const hasStream = (body: string) => body.includes('"baton":"');
const isShort = (code: string) => code.endsWith('_BUSY');

describeOnFile('a disk', (openApp) => {
  test('that is full leads to "busy", not to a false receipt', async () => {
    const log = keepLog();
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
    expect(log.entries()).toMatchObject([
      { level: 'alarm', event: 'database.unusable', codes: 'SQLITE_FULL' },
    ]);
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
});

describeOnServer('a database', (openApp) => {
  test.each(['dropBefore', 'dropAfter'] as const)(
    'over a connection that is cut (%s) makes no second order of the same order',
    async (fault) => {
      const bar = await openApp();
      const { connection } = bar;
      const id = newOrderId();
      const browser = createBrowser(bar);
      await bar.deps.menu.read();
      await bar.deps.settings.read();
      connection.setFault((body) => (body.includes('insert into') ? { [fault]: true } : {}));
      const cut = await placeOrder(browser, lemonades(), { id });
      expect([cut.status, cut.body.code]).toEqual([503, 'busy']);
      expect(Number(cut.headers.get('Retry-After'))).toBeGreaterThan(0);
      connection.setFault(() => ({}));
      const again = await placeOrder(browser, lemonades(), { id });
      expect(again.status).toBe(201);
      expect(again.headers.get('X-BB-Replay')).toBe(fault === 'dropAfter' ? '1' : '0');
      const [count] = await bar.rows('SELECT count(*) AS n FROM "order"');
      expect(count?.n).toBe(1);
    },
  );

  test('that answers 500 for a while makes guests wait, nothing more', async () => {
    const bar = await openApp();
    bar.connection.setFault(() => ({ status: 500 }));
    const down = await placeOrder(createBrowser(bar), lemonades());
    expect([down.status, down.body.code]).toEqual([503, 'busy']);
    bar.connection.setFault(() => ({}));
    expect((await placeOrder(createBrowser(bar), lemonades())).status).toBe(201);
  });

  test.each([
    'STREAM_EXPIRED',
    'TRANSACTION_TIMEOUT',
    'TRANSACTION_BUSY',
    'SQLITE_BUSY',
    'BLOCKED',
  ])(
    'that closes a connection on its own (%s) costs one more attempt, nothing else',
    async (code) => {
      const bar = await openApp();
      const id = newOrderId();
      await bar.deps.menu.read();
      await bar.deps.settings.read();
      let failures = 0;
      bar.connection.setFault((body) => {
        if (!body.includes('insert into')) return {};
        failures += 1;
        // A lock that another process holds for a moment is waited for.
        return isShort(code) && failures > 2 ? {} : { status: 400, code };
      });
      const first = await placeOrder(createBrowser(bar), lemonades(), { id });
      if (isShort(code)) expect([first.status, failures]).toEqual([201, 3]);
      else {
        expect([first.status, first.body.code]).toEqual([503, 'busy']);
        expect(Number(first.headers.get('Retry-After'))).toBeGreaterThan(0);
      }
      bar.connection.setFault(() => ({}));
      const again = await placeOrder(createBrowser(bar), lemonades(), { id });
      expect([again.status, again.headers.get('X-BB-Replay')]).toEqual([
        201,
        isShort(code) ? '1' : '0',
      ]);
    },
  );

  test('reads its schema for none of many orders, because they share streams that stay open', async () => {
    const bar = await openApp();
    await placeOrder(createBrowser(bar), lemonades());
    let opened = 0;
    bar.connection.setFault((body) => {
      if (!hasStream(body)) opened += 1;
      return {};
    });
    for (let order = 0; order < 3; order += 1) {
      expect((await placeOrder(createBrowser(bar), lemonades())).status).toBe(201);
    }
    expect(opened).toBe(0);
  });

  test('that has restarted knows none of its streams, which costs one guest a second attempt', async () => {
    const bar = await openApp();
    await Promise.all(Array.from({ length: 4 }, () => bar.rows('SELECT 1')));
    const streams = new Map<string, boolean>();
    bar.connection.setFault((body) => {
      const [text = ''] = /SELECT [23]/.exec(body) ?? [];
      streams.set(text, hasStream(body));
      return text === 'SELECT 2' ? { status: 400 } : {};
    });
    await expect(bar.rows('SELECT 2')).rejects.toThrow('busy');
    await bar.rows('SELECT 3');
    expect([streams.get('SELECT 2'), streams.get('SELECT 3')]).toEqual([true, false]);
  });

  test('a third of a second away takes every order, each in few round trips', async () => {
    const bar = await openApp();
    let asked = 0;
    bar.connection.setFault((body) => {
      // The watcher of the feed asks on its own.
      if (!body.includes('GROUP BY tbl')) asked += 1;
      return { delayMs: 300 };
    });
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => placeOrder(createBrowser(bar), lemonades())),
    );
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    // Each guest reads the stored response and the order, and writes; menu, settings and tables are read once.
    expect(asked).toBeLessThanOrEqual(5 * 3 + 3);
    const [count] = await bar.rows(
      'SELECT count(*) AS orders, count(DISTINCT seating_id) AS bills FROM "order"',
    );
    expect(count).toMatchObject({ orders: 5, bills: 1 });
  });
});
