import { expect, test } from 'vitest';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { DISH, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

const SECRET = 'c2VjcmV0LW9mLXRoZS1vcmRlcg';
const SOLD_OUT = `UPDATE menu_item SET is_available = 0 WHERE id = ${DISH.lemonade}`;

describeOnBoth('an order that is sent again', (openApp) => {
  test('thirty times at once is one order with one response', async () => {
    const bar = await openApp();
    const id = newOrderId();
    const browser = createBrowser(bar);
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => placeOrder(browser, lemonades(), { id, secret: SECRET })),
    );
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses.filter(({ headers }) => headers.get('X-BB-Replay') === '0')).toHaveLength(1);
    const [count] = await bar.rows('SELECT count(*) AS n FROM "order"');
    const [lines] = await bar.rows('SELECT count(*) AS n FROM order_line');
    const [feed] = await bar.rows(`SELECT count(*) AS n FROM change_log WHERE tbl = 'order'`);
    expect([count?.n, lines?.n, feed?.n]).toEqual([1, 1, 1]);
  });

  test('a day later gets the first response, byte by byte, whatever the menu says now', async () => {
    const bar = await openApp();
    const id = newOrderId();
    const browser = createBrowser(bar);
    const first = await placeOrder(browser, lemonades(), { id, secret: SECRET });
    await bar.rows(SOLD_OUT);
    bar.clock.advance(24 * 60 * 60_000);
    const again = await placeOrder(browser, lemonades(), { id, secret: SECRET });
    expect(again.text).toBe(first.text);
    expect(again.headers.get('X-BB-Replay')).toBe('1');
    expect(again.headers.get('X-BB-Seq')).toBe(first.headers.get('X-BB-Seq'));
  });

  test('with another body is refused', async () => {
    const bar = await openApp();
    const id = newOrderId();
    const browser = createBrowser(bar);
    await placeOrder(browser, lemonades(), { id });
    const other = await placeOrder(browser, lemonades({ tableNumber: '13' }), { id });
    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({ code: 'key_reused', mutationId: id });
  });

  test('with another secret, or from another browser, does not exist', async () => {
    const bar = await openApp();
    const [own, strange] = [createBrowser(bar), createBrowser(bar)];
    const [withSecret, withCookie] = [newOrderId(), newOrderId()];
    await placeOrder(own, lemonades(), { id: withSecret, secret: SECRET });
    await placeOrder(own, lemonades(), { id: withCookie });
    await placeOrder(strange, lemonades());
    const attempts = [
      await placeOrder(strange, lemonades(), { id: withSecret, secret: `${SECRET}x` }),
      await placeOrder(strange, lemonades(), { id: withSecret }),
      await placeOrder(strange, lemonades(), { id: withCookie }),
      await placeOrder(strange, lemonades(), { id: withCookie, secret: SECRET }),
    ];
    expect(attempts.map(({ status, body }) => [status, body.code])).toEqual(
      attempts.map(() => [404, 'not_found']),
    );
  });

  test('by a client without cookies gets its response and its cookie once more', async () => {
    const bar = await openApp();
    const id = newOrderId();
    const first = await placeOrder(createBrowser(bar), lemonades(), { id });
    const again = await placeOrder(createBrowser(bar), lemonades(), { id });
    expect(again.text).toBe(first.text);
    expect(again.headers.getSetCookie()).toEqual(first.headers.getSetCookie());
  });

  test('by a stranger who knows the id gets neither response nor cookie', async () => {
    const bar = await openApp();
    const [bare, secret] = [newOrderId(), newOrderId()];
    await placeOrder(createBrowser(bar), lemonades(), { id: bare });
    await placeOrder(createBrowser(bar), lemonades(), { id: secret, secret: SECRET });
    const guesses = [
      await placeOrder(createBrowser(bar), lemonades({ tableNumber: '1' }), { id: bare }),
      await placeOrder(createBrowser(bar), lemonades(), { id: secret }),
    ];
    expect(guesses.map(({ status }) => status)).toEqual([422, 404]);
    expect(guesses.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
  });

  test('after a refusal gets the same refusal, also when it would be accepted by now', async () => {
    const bar = await openApp();
    const id = newOrderId();
    const browser = createBrowser(bar);
    await bar.rows(SOLD_OUT);
    const refused = await placeOrder(browser, lemonades(), { id, secret: SECRET });
    await bar.rows(SOLD_OUT.replace('= 0', '= 1'));
    const again = await placeOrder(browser, lemonades(), {
      id,
      secret: SECRET,
      headers: { 'accept-language': 'tr' },
    });
    expect(refused.body.code).toBe('sold_out');
    expect([again.status, again.text]).toEqual([409, refused.text]);
    expect(again.headers.get('X-BB-Replay')).toBe('1');
  });

  test('whose id is no UUID is refused and leaves nothing', async () => {
    const bar = await openApp();
    const response = await placeOrder(createBrowser(bar), lemonades(), { id: 'order-1' });
    expect([response.status, response.body.code]).toEqual([400, 'idempotency_key_invalid']);
    expect(await bar.rows('SELECT * FROM receipt')).toEqual([]);
  });
});

describeOnBoth('an order whose receipt was lost', (openApp) => {
  test('gets the same response from its row, a day later and at other prices, and stays one order', async () => {
    const bar = await openApp();
    const id = newOrderId();
    const browser = createBrowser(bar);
    const first = await placeOrder(browser, lemonades(), { id, secret: SECRET });
    const staff = await signIn(bar, 'staff');
    await staff.move(id, { status: 'preparing' });
    await bar.rows('DELETE FROM receipt');
    await bar.rows(SOLD_OUT);
    bar.clock.advance(24 * 60 * 60_000);
    for (const response of [
      await placeOrder(browser, lemonades(), { id, secret: SECRET, ageMs: 90_000_000 }),
      await placeOrder(browser, lemonades(), { id, secret: SECRET }),
    ]) {
      expect([response.status, response.text]).toEqual([201, first.text]);
      expect(response.headers.get('X-BB-Replay')).toBe('1');
    }
    const [counts] = await bar.rows(
      'SELECT (SELECT count(*) FROM "order") AS orders, (SELECT count(*) FROM order_line) AS lines',
    );
    expect(counts).toMatchObject({ orders: 1, lines: 1 });
  });

  test('is still nobody else’s, and takes no other body', async () => {
    const bar = await openApp();
    const [id, bare] = [newOrderId(), newOrderId()];
    const browser = createBrowser(bar);
    await placeOrder(browser, lemonades(), { id, secret: SECRET });
    await placeOrder(browser, lemonades(), { id: bare });
    await bar.rows('DELETE FROM receipt');
    const two = { originalMenuItemId: DISH.lemonade, quantity: 1, price: '180.00' };
    const statuses = [
      await placeOrder(createBrowser(bar), lemonades(), { id, secret: `${SECRET}x` }),
      await placeOrder(createBrowser(bar), lemonades(), { id }),
      await placeOrder(browser, lemonades({ items: [two, two] }), { id, secret: SECRET }),
      await placeOrder(browser, lemonades({ serviceType: 'collection' }), { id: bare }),
      await placeOrder(browser, lemonades(), { id: bare }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 422, 422, 201]);
    const [lines] = await bar.rows('SELECT count(*) AS n FROM order_line');
    expect(lines?.n).toBe(2);
  });
});
