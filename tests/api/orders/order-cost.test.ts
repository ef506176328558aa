import Database from 'libsql';
import { expect, test, vi } from 'vitest';
import { TABLET_CONTACT } from '../../../server/db/feed';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth, describeOnFile, describeOnServer } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { burgerWith, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

/** Without a table, and to a table of the venue. */
const ORDERS = [
  { tableNumber: undefined, statements: 8 },
  { tableNumber: 'S1', statements: 9 },
];

async function order(bar: TestApp, more: Record<string, unknown>): Promise<void> {
  const id = newOrderId();
  const browser = createBrowser(bar);
  const { status } = await placeOrder(browser, lemonades(more), { id, secret: `secret-of-${id}` });
  expect(status).toBe(201);
}

describeOnFile('the work of an order', (openApp) => {
  test.each(ORDERS)('to table $tableNumber is at most $statements statements', async (limit) => {
    const { statements, tableNumber } = limit;
    const bar = await openApp();
    await order(bar, { tableNumber });
    const prepared = vi.spyOn(Database.prototype, 'prepare');
    await order(bar, { tableNumber });
    const texts = prepared.mock.calls.map(([text]) => text);
    prepared.mockRestore();
    expect(texts).toContain('COMMIT');
    expect(texts.length).toBeLessThanOrEqual(statements);
  });

  test('of twenty guests at once is one commit', async () => {
    const bar = await openApp();
    await order(bar, {});
    const before = bar.deps.gateway.writeCount();
    await Promise.all(Array.from({ length: 20 }, () => order(bar, {})));
    expect(bar.deps.gateway.writeCount() - before).toBe(1);
  });
});

/** Orders that share a commit: their rows have different columns, and one was sent twice. */
const TWICE = newOrderId();
const TOGETHER = [
  { tableNumber: undefined },
  { tableNumber: 'S1' },
  { tableNumber: 'S1', guestName: 'Ada' },
  { ...burgerWith('plain'), tableNumber: 'S2' },
  { tableNumber: undefined, guestPhone: '0532 123 45 67' },
  { ...burgerWith('plain'), tableNumber: undefined },
];

describeOnBoth('orders of many kinds at once', (openApp) => {
  test('are each stored once, with their lines, on their bills', async () => {
    const bar = await openApp();
    const before = bar.deps.gateway.writeCount();
    const twice = { id: TWICE, secret: 'secret-of-the-order' };
    const sent = [
      ...TOGETHER.map((more) => placeOrder(createBrowser(bar), lemonades(more))),
      ...[1, 2].map(() => placeOrder(createBrowser(bar), lemonades(), twice)),
    ];
    const responses = await Promise.all(sent);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
    expect(bar.deps.gateway.writeCount() - before).toBeLessThanOrEqual(2);
    expect(await bar.rows(`SELECT count(*) AS orders FROM "order"`)).toEqual([{ orders: 7 }]);
    expect(
      await bar.rows(`SELECT DISTINCT (SELECT count(*) FROM order_line l
        WHERE l.order_id = o.id AND l.bill_id = o.bill_id) AS lines FROM "order" o`),
    ).toEqual([{ lines: 1 }]);
    const bills = await bar.rows(`SELECT no, worth_kurus AS worth, (SELECT sum(o.total_kurus)
      FROM "order" o WHERE o.bill_id = bill.id) AS ordered FROM bill ORDER BY no`);
    expect(bills.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(bills.map(({ worth }) => worth)).toEqual(bills.map(({ ordered }) => ordered));
    expect(
      await bar.rows(`SELECT count(*) AS behind FROM receipt WHERE seq < (SELECT max(seq)
        FROM change_log WHERE tbl = 'order' AND pk = receipt.mutation_id)`),
    ).toEqual([{ behind: 0 }]);
  });
});

describeOnServer('an order on a libSQL server', (openApp) => {
  test.each(ORDERS)('to table $tableNumber is one round trip', async ({ tableNumber }) => {
    const bar = await openApp();
    await order(bar, { tableNumber });
    const sent: string[] = [];
    bar.connection.setFault((body) => {
      if (!body.includes(TABLET_CONTACT)) sent.push(body);
      return {};
    });
    await order(bar, { tableNumber });
    expect(sent).toHaveLength(1);
  });
});
