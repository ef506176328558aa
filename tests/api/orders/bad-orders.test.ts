import { expect, test } from 'vitest';
import { describeOnBoth, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { DISH, HOME, lemonades, placeOrder } from '../../support/data/test-orders';

const lemonade = { originalMenuItemId: DISH.lemonade, quantity: 1 };
const items = (...lines: unknown[]) => ({ items: lines });
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const BAD: [string, unknown, number, string][] = [
  ['text that is no JSON', '{"items":', 400, 'bad_json'],
  ['nothing', '', 400, 'bad_json'],
  ['JSON a thousand levels deep', `{"items":${nested(1000)}}`, 400, 'bad_json'],
  ['a list in place of an order', [], 400, 'order.service_unknown'],
  ['more than 64 KB', lemonades({ guestName: 'x'.repeat(70_000) }), 413, 'too_large'],
  ['no lines', lemonades({ items: [] }), 400, 'order.empty'],
  ['a negative quantity', lemonades(items({ ...lemonade, quantity: -1 })), 400, 'quantity.invalid'],
  ['half a lemonade', lemonades(items({ ...lemonade, quantity: 0.5 })), 400, 'quantity.invalid'],
  [
    'a quantity in words',
    lemonades(items({ ...lemonade, quantity: '2' })),
    400,
    'quantity.invalid',
  ],
  [
    'a million lemonades',
    lemonades(items({ ...lemonade, quantity: 1e6 })),
    400,
    'quantity.too_many',
  ],
  ['a hundred lines', lemonades(items(...Array(100).fill(lemonade))), 400, 'order.too_many_lines'],
  [
    'a dish that does not exist',
    lemonades(items({ ...lemonade, originalMenuItemId: 9999 })),
    422,
    'order.unknown_item',
  ],
  [
    'a brunch',
    lemonades(items({ originalMenuItemId: 81, quantity: 1 })),
    422,
    'order.unknown_item',
  ],
  [
    'fries with a lemonade',
    lemonades(items({ ...lemonade, customizations: { fries: 'plain' } })),
    422,
    'order.option_not_for_item',
  ],
  [
    'a burger without fries',
    lemonades(items({ originalMenuItemId: DISH.classic, quantity: 1 })),
    422,
    'order.option_required',
  ],
  [
    'sweet fries',
    lemonades(
      items({ originalMenuItemId: DISH.classic, quantity: 1, customizations: { fries: 'sweet' } }),
    ),
    422,
    'order.option_sold_out',
  ],
  [
    'fries that nobody knows',
    lemonades(
      items({ originalMenuItemId: DISH.classic, quantity: 1, customizations: { fries: 'curly' } }),
    ),
    400,
    'order.option_unknown',
  ],
  [
    'a note as long as a letter',
    lemonades(items({ ...lemonade, customizations: { notes: 'x'.repeat(141) } })),
    400,
    'text.too_long',
  ],
  [
    'a cocktail to take away',
    lemonades({
      ...items({ originalMenuItemId: DISH.cocktail, quantity: 1 }),
      serviceType: 'collection',
    }),
    422,
    'order.table_only',
  ],
  [
    'a service that nobody offers',
    lemonades({ serviceType: 'drone' }),
    400,
    'order.service_unknown',
  ],
  ['delivery to nowhere', lemonades({ serviceType: 'delivery' }), 400, 'invalid'],
  [
    'delivery to two letters',
    lemonades({ serviceType: 'delivery', deliveryAddress: { ...HOME, address: 'x' } }),
    400,
    'address.incomplete',
  ],
  ['an order paid by card', lemonades({ paymentMethod: 'card' }), 400, 'order.payment_unknown'],
  ['a negative total', lemonades({ totalAmount: -360 }), 400, 'amount.invalid'],
  ['a total in words', lemonades({ totalAmount: 'nothing' }), 400, 'amount.invalid'],
  [
    'points without an account',
    lemonades({ redeemedItems: [{ originalMenuItemId: 1, pointsUsed: 300 }] }),
    422,
    'order.points_need_member',
  ],
  [
    'a name with a control character',
    lemonades({ guestName: 'Ada\u0007' }),
    400,
    'text.control_characters',
  ],
  [
    'a name of a thousand letters',
    lemonades({ guestName: 'a'.repeat(1000) }),
    400,
    'text.too_long',
  ],
];

describeOnBoth('the server refuses', (openApp) => {
  test('every order that makes no sense, says why, and stays as it was', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    const responses = [];
    for (const [what, body] of BAD) {
      const response = await placeOrder(browser, body);
      const [issue] = (response.body.issues ?? []) as { code: string }[];
      responses.push([what, response.status, issue?.code ?? response.body.code]);
      expect(response.body.message, what).toMatch(/\w/);
    }
    expect(responses).toEqual(BAD.map(([what, , status, code]) => [what, status, code]));
    const [left] = await bar.rows(
      `SELECT (SELECT count(*) FROM "order") + (SELECT count(*) FROM order_line) AS n`,
    );
    expect(left?.n).toBe(0);
  });

  test('a body that is not JSON by its type, or not UTF-8 by its bytes', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const asForm = await placeOrder(browser, lemonades(), { headers: form });
    expect([asForm.status, asForm.body.code]).toEqual([415, 'unsupported_media_type']);
    const bytes = await bar.app.request('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array([0x7b, 0xff, 0x7d]),
    });
    expect(bytes.status).toBe(400);
  });
});

describeOnFile('words from a guest', (openApp) => {
  test('are stored as plain text, whatever markup or SQL they contain', async () => {
    const bar = await openApp();
    const guestName = `<script>alert(1)</script>'; DROP TABLE "order"; --`;
    const tableNumber = `7' OR '1'='1`;
    const browser = createBrowser(bar);
    const { body } = await placeOrder(browser, lemonades({ guestName, tableNumber }));
    const read = await browser.send(`/api/orders/${body.orderId}`);
    expect(read.body.order).toMatchObject({ guestName, tableNumber });
    expect(read.headers.get('content-type')).toMatch(/^application\/json/);
  });

  test('are refused in the language that the guest reads', async () => {
    const bar = await openApp();
    const say = async (language: string) =>
      (await placeOrder(createBrowser(bar), {}, { headers: { 'accept-language': language } })).body;
    expect((await say('tr-TR,tr;q=0.9,en;q=0.8')).message).toContain('Lütfen');
    expect((await say('de-DE,tr;q=0.5')).message).toContain('Please');
  });
});
