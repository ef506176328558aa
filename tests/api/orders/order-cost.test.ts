import Database from 'libsql';
import { expect, test, vi } from 'vitest';
import { TABLET_CONTACT } from '../../../server/db/feed';
import { describeOnFile, describeOnServer, type TestApp } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

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
