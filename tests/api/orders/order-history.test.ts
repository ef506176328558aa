import { expect, test } from 'vitest';
import { parseCsv } from '../../support/bar/parse-csv';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { copyOrder } from '../../support/data/copied-orders';
import { take } from '../../support/data/test-bills';
import { bookBrunch, brunchWish } from '../../support/data/test-bookings';
import { DISH, HOME, lemonades, placeOrder } from '../../support/data/test-orders';

const DAY_MS = 24 * 60 * 60_000;
const LIST = '/api/admin/orders';

type Listed = {
  orders: { id: string; paid: string; methods: string[]; billNumber: string }[];
  total: number | null;
  next: string | null;
};

async function found(staff: TestStaff, query: string): Promise<Listed> {
  const { status, body } = await staff.send(`${LIST}?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body as unknown as Listed;
}

async function idsOf(staff: TestStaff, query: string): Promise<string[]> {
  return (await found(staff, query)).orders.map(({ id }) => id);
}

/** Orders lemonades; each order is a minute later than the one before. */
async function placed(bar: TestApp, more: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await placeOrder(createBrowser(bar), lemonades(more));
  expect(status).toBe(201);
  bar.clock.advance(60_000);
  return String(body.orderId);
}

const AWAY = {
  serviceType: 'collection',
  tableNumber: undefined,
  guestName: 'Işıl Kaya',
  guestPhone: '+905321234567',
};

/** Places four orders: one at a table, one collected and paid in cash, one delivered and part paid, one cancelled. */
async function evening(bar: TestApp, staff: TestStaff) {
  const table = await placed(bar);
  const collected = await placed(bar, AWAY);
  await staff.move(collected, { status: 'completed', paidBy: 'cash' });
  const delivered = await placed(bar, {
    serviceType: 'delivery',
    deliveryAddress: HOME,
    tableNumber: undefined,
    items: [{ originalMenuItemId: DISH.wings, quantity: 3, customizations: { sauce: 'bbq' } }],
    totalAmount: '810.00',
  });
  await take(staff, delivered, '100.00', 'card');
  const cancelled = await placed(bar);
  await staff.move(cancelled, { status: 'cancelled', reason: 'mistake' });
  return { table, collected, delivered, cancelled };
}

describeOnBoth('the order list', (openApp) => {
  test('is filtered by service, status, person and payment, and says how each bill was paid', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const { table, collected, delivered, cancelled } = await evening(bar, staff);
    const elif = encodeURIComponent(staff.user.firstName);
    for (const [query, expected] of [
      ['', [cancelled, delivered, collected, table]],
      ['service=table', [cancelled, table]],
      ['service=delivery', [delivered]],
      ['service=brunch', []],
      [`person=${elif}`, [cancelled, collected]],
      ['person=Nobody', []],
      ['method=cash', [collected]],
      ['method=card', [delivered]],
      ['method=transfer', []],
      ['method=unpaid', [delivered, table]],
      ['method=unpaid&service=table&status=pending', [table]],
    ] as const)
      expect([query, await idsOf(staff, query)]).toEqual([query, expected]);
    const { orders } = await found(staff, 'status=all');
    expect(orders.map(({ paid, methods }) => [paid, methods])).toEqual([
      ['no', []],
      ['part', ['card']],
      ['yes', ['cash']],
      ['no', []],
    ]);
    expect(orders.map(({ billNumber }) => billNumber)).toContain('04-002');
  });

  test('shows brunch parties by themselves, with the deposit that paid a part', async () => {
    const bar = await openApp();
    const { body } = await bookBrunch(createBrowser(bar), brunchWish());
    const early = await signIn(bar, 'staff');
    const tell = (staff: TestStaff, verb: string, change: object) =>
      staff.send(`/api/admin/brunch-reservations/${body.id}/${verb}`, {
        method: 'PATCH',
        body: change,
      });
    await tell(early, 'deposit', { isPaid: true, method: 'cash' });
    await tell(early, 'status', { status: 'confirmed' });
    bar.clock.advance(2 * DAY_MS);
    const staff = await signIn(bar, 'staff');
    await tell(staff, 'first-drink', { isServed: true, isEarly: true });
    const table = await placed(bar);
    const { orders } = await found(staff, 'service=brunch&method=deposit');
    expect(orders).toMatchObject([{ paid: 'part', methods: ['deposit'] }]);
    expect(await idsOf(staff, 'service=table')).toEqual([table]);
  });

  test('takes business days: an order after midnight is of the evening before', async () => {
    const bar = await openApp({ startAt: Date.parse('2026-07-04T23:58:00+03:00') });
    const [before, after] = [await placed(bar), await placed(bar)];
    bar.clock.advance(DAY_MS);
    const next = await placed(bar);
    const again = await signIn(bar, 'staff');
    expect(await idsOf(again, 'startDate=2026-07-04&endDate=2026-07-04')).toEqual([after, before]);
    expect(await idsOf(again, 'startDate=2026-07-05')).toEqual([next]);
    expect(await idsOf(again, 'endDate=2026-07-03')).toEqual([]);
  });

  test.each(['newest', 'oldest', 'amount'])(
    'sorted by %s goes page by page to its end, with any filter',
    async (sort) => {
      const bar = await openApp();
      const staff = await signIn(bar, 'staff');
      await evening(bar, staff);
      await placed(bar);
      for (const filter of ['', '&method=unpaid', '&search=lemon']) {
        const all = await idsOf(staff, `sort=${sort}${filter}`);
        const seen: string[] = [];
        let next: string | null = '';
        while (next !== null && seen.length < 20) {
          const page: Listed = await found(
            staff,
            `sort=${sort}${filter}&limit=2${next && `&before=${next}`}`,
          );
          seen.push(...page.orders.map(({ id }) => id));
          next = page.next;
        }
        expect(seen).toEqual(all);
        expect(new Set(all).size).toBe(all.length);
      }
    },
  );

  test('is found by a dish in either language, whatever letters are typed', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const { table, collected, delivered, cancelled } = await evening(bar, staff);
    for (const typed of ['LEMONADE', 'lımonata'])
      expect(await idsOf(staff, `search=${encodeURIComponent(typed)}`)).toEqual([
        cancelled,
        collected,
        table,
      ]);
    expect(await idsOf(staff, 'search=wings&method=card')).toEqual([delivered]);
    expect(await idsOf(staff, 'search=isil')).toEqual([collected]);
  });
});

describeOnFile('the order list', (openApp) => {
  test.each([
    'status=eaten',
    'service=boat',
    'method=points',
    'sort=name',
    'startDate=2026-02-30',
    'startDate=2026-07-05&endDate=2026-07-04',
    'limit=201',
    'before=yesterday',
    `person=${'x'.repeat(81)}`,
  ])('refuses %s', async (query) => {
    const staff = await signIn(await openApp(), 'manager');
    const { status, body } = await staff.send(`${LIST}?${query}`);
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    const codes = (body.issues as { code: string }[]).map(({ code }) => code);
    expect(codes.every((code) => /^[a-z_.]+$/.test(code))).toBe(true);
  });

  test('is a CSV file of what is filtered, for managers, and the log says who took it', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    await evening(bar, staff);
    const { text } = await staff.send(`${LIST}.csv?lang=en&sort=oldest&service=collection`);
    const [head, row, ...rest] = parseCsv(`\ufeff${text}`, ',');
    expect(head?.slice(0, 5)).toEqual(['Time', 'Business day', 'Order', 'Bill', 'Service']);
    expect(row?.slice(3)).toEqual([
      ...['04-002', 'Collect', '', 'Işıl Kaya', '+90 532 123 45 67', '2 × House Lemonade'],
      ...['Completed', staff.user.firstName, 'Yes', 'Cash', '360.00'],
    ]);
    expect(rest).toEqual([]);
    expect(await bar.rows("SELECT after FROM audit WHERE action = 'list.export'")).toHaveLength(1);
    expect((await (await signIn(bar, 'staff')).send(`${LIST}.csv`)).status).toBe(403);
  });

  test('has a file with every order, page after page', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const first = await placed(bar);
    await copyOrder(bar.rows, first, 1_200);
    const rows = parseCsv(`\ufeff${(await staff.send(`${LIST}.csv?sort=amount`)).text}`);
    expect(new Set(rows.slice(1).map(([time]) => time)).size).toBe(1);
    expect(rows).toHaveLength(1 + 1_201);
  });
});
