import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ERROR_STATUS } from '../../../src/domain/error-codes';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { DISH, HOME, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

const MAX_BYTES = 64 * 1024;

/** Generates arbitrary text: lone surrogates, control characters, SQL and path fragments. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom(
    '\ud800',
    '\u0000',
    '__proto__',
    "'; DROP TABLE",
    '%s',
    '../../..',
    '1e999',
    '',
    ' ',
  ),
);
const anything = fc.oneof(
  fc.anything({ maxDepth: 4, values: [text, fc.double(), fc.integer(), fc.constant(null)] }),
  fc.constantFrom(-1, 0, 1e308, 2 ** 53, -0, '2', [], {}, [[]], true),
);

const DELIVERY = lemonades({
  serviceType: 'delivery',
  totalAmount: '510.00',
  deliveryAddress: HOME,
});
const KEYS = [...Object.keys({ ...DELIVERY, guestName: 1, guestEmail: 1, guestPhone: 1 })];
const LINE_KEYS = ['originalMenuItemId', 'quantity', 'price', 'customizations'];

/** Generates a valid order with some corrupted fields. */
const bentOrder = fc
  .tuple(
    fc.boolean(),
    fc.dictionary(fc.constantFrom(...KEYS, 'redeemedItems', 'userId'), anything, { maxKeys: 3 }),
    fc.option(fc.dictionary(fc.constantFrom(...LINE_KEYS), anything, { maxKeys: 2 })),
  )
  .map(([isDelivery, bent, line]) => ({
    ...(isDelivery ? DELIVERY : lemonades()),
    ...(line && { items: [{ originalMenuItemId: DISH.lemonade, quantity: 2, ...line }] }),
    ...bent,
  }));

const hugeCart = fc
  .record({
    lines: fc.integer({ min: 1, max: 3_000 }),
    quantity: fc.integer({ min: -5, max: 1e6 }),
  })
  .map(({ lines, quantity }) =>
    lemonades({ items: Array(lines).fill({ originalMenuItemId: DISH.lemonade, quantity }) }),
  );

const deepJson = fc
  .tuple(fc.constantFrom('[', '{"a":'), fc.integer({ min: 1, max: 20_000 }), fc.boolean())
  .map(([open, depth, isClosed]) => {
    const close = isClosed ? (open === '[' ? ']' : '}').repeat(depth) : '';
    return `{"items":${open.repeat(depth)}1${close}}`;
  });

const body = fc.oneof(
  { weight: 6, arbitrary: bentOrder.map((order) => JSON.stringify(order)) },
  { weight: 1, arbitrary: hugeCart.map((cart) => JSON.stringify(cart)) },
  { weight: 1, arbitrary: deepJson },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: anything.map((value) => JSON.stringify(value) ?? 'undefined') },
);

/** Generates characters that a client can send in a header. */
const headerText = fc
  .string({ unit: fc.constantFrom(...'abcXYZ0189-_.,;:/="%ÿ '), maxLength: 200 })
  .map((value) => value.trim());
const headers = fc.dictionary(
  fc.constantFrom(
    'X-BB-Age-Ms',
    'X-BB-Secret',
    'X-BB-Client',
    'X-BB-Key',
    'Cookie',
    'Accept-Language',
  ),
  fc.oneof(headerText, fc.constantFrom('-1', '9'.repeat(13), '9'.repeat(30), 'NaN', 'bb_device=x')),
  { maxKeys: 2 },
);

type Sent = { status: number; body: Record<string, unknown>; headers: Headers };

/** Expects that the server accepts a request or refuses it with a code of ours, never with a 500. */
function expectVerdict({ status, body, headers }: Sent): void {
  expect(headers.get('X-BB-Api')).toBe('1');
  if (status === 201 || status === 200) return;
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(Object.keys(ERROR_STATUS)).toContain(body.code);
}

async function expectWhole(bar: TestApp, taken: number): Promise<void> {
  const [counts] = await bar.rows(
    `SELECT (SELECT count(*) FROM "order") AS orders,
       (SELECT count(*) FROM "order" WHERE id NOT IN (SELECT order_id FROM order_line)) AS empty`,
  );
  expect([Number(counts?.orders), Number(counts?.empty)]).toEqual([taken, 0]);
}

describeOnFile('a malformed request', (openApp) => {
  test('as an order is accepted or refused with a code, never with 500', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(body, headers, async (bent, more) => {
        const id = newOrderId();
        const response = await placeOrder(browser, bent, { id, headers: more });
        expectVerdict(response);
        const isTooLarge = new TextEncoder().encode(bent).length > MAX_BYTES;
        // The server refuses a malformed secret before any read.
        if (isTooLarge && !('X-BB-Secret' in more)) expect(response.status).toBe(413);
        if (response.status === 201) taken += 1;
      }),
      { numRuns: 1_000 },
    );
    await expectWhole(bar, taken);
    // The server must accept some corrupted requests, or the test would prove nothing.
    expect(taken).toBeGreaterThan(0);
  }, 300_000);

  test('as a key, a path or a query is refused with a code, never with 500', async () => {
    const bar = await openApp();
    const browser = createBrowser(bar);
    const staff = await signIn(bar, 'staff');
    const part = text.map((value) => encodeURIComponent(value.toWellFormed()));
    await fc.assert(
      fc.asyncProperty(part, part, headerText, async (one, two, key) => {
        const keyed = { headers: { 'Idempotency-Key': key || 'x' }, body: lemonades() };
        for (const response of [
          await browser.send('/api/orders', keyed),
          await browser.send(`/api/orders/${one}`),
          await browser.send(`/api/orders/${one}/cancel`, { method: 'POST', body: {} }),
          await staff.send(`/api/admin/orders?page=${one}&limit=${two}&status=${two}`),
          await staff.send(`/api/admin/orders/${one}`),
          await staff.send(`/api/admin/sync?cursor=${one}&limit=${two}`),
          await staff.move(newOrderId(), { status: one, from: two }),
        ]) {
          expectVerdict(response);
        }
      }),
      { numRuns: 150 },
    );
    await expectWhole(bar, 0);
  }, 300_000);

  test('as a change of status is accepted or refused with a code, never with 500', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const { body: placed } = await placeOrder(createBrowser(bar), lemonades());
    const change = fc.dictionary(fc.constantFrom('status', 'from', 'v', 'reason'), anything);
    await fc.assert(
      fc.asyncProperty(change, async (bent) =>
        expectVerdict(await staff.move(placed.orderId, bent as { status: string })),
      ),
      { numRuns: 200 },
    );
  }, 300_000);
});
