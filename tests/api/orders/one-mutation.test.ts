import { expect, test } from 'vitest';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

describeOnBoth('one mutation that arrives twelve times at once', (openApp) => {
  test('is stored once, and everybody gets the same response', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const { body } = await placeOrder(createBrowser(bar), lemonades());
    const headers = { 'Idempotency-Key': newOrderId() };
    const responses = await Promise.all(
      Array.from({ length: 12 }, () =>
        staff.send(`/api/admin/orders/${body.orderId}/status`, {
          method: 'PATCH',
          headers,
          body: { status: 'confirmed', from: 'pending' },
        }),
      ),
    );
    expect(new Set(responses.map(({ body: response }) => JSON.stringify(response))).size).toBe(1);
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    const [written] = await bar.rows(
      `SELECT count(*) AS n FROM audit WHERE pk = '${body.orderId}'`,
    );
    expect(Number(written?.n)).toBe(1);
  });

  test('takes the lock before it reads, so that nothing is written in between', async () => {
    const bar = await openApp();
    const { client } = bar.deps.gateway;
    const { batch } = client;
    const modes: unknown[] = [];
    client.batch = (statements, mode) => {
      if (JSON.stringify(statements).includes('insert into')) modes.push(mode);
      return batch.call(client, statements, mode);
    };
    await placeOrder(createBrowser(bar), lemonades());
    expect(modes).toEqual(['write']);
  });
});
