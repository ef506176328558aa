import { expect, test } from 'vitest';
import { seedDemoInventory, seedDemoSuppliers } from '../../../server/db/migrate';
import { boundOf, longestList } from '../../../server/http/list-bounds';
import type { Recipe } from '../../../src/domain/inventory/recipe';
import { LIST_CAPS } from '../../../src/domain/list-caps';
import type { OrderStep } from '../../../src/domain/orders/order-history';
import { MOST_STEPS } from '../../../src/domain/orders/order-history';
import { MOST_IN_PAGE } from '../../../src/domain/page-query';
import { STAFF_OPERATIONS } from '../../../src/domain/registry/operations';
import { recordOperations } from '../../../src/domain/resource/resource';
import type { SeatRead } from '../../../src/domain/seatings/seating';
import type { Operation } from '../../../src/domain/sync/operation';
import type { DayReport } from '../../../src/domain/till/day-close';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp } from '../../support/bar/test-app';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { copyOrder, multiply } from '../../support/data/copied-orders';
import { take } from '../../support/data/test-bills';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../../support/data/test-bookings';
import { ADA, newMember, orderOf } from '../../support/data/test-members';
import { phoneAt, seatingAt, TABLES } from '../../support/data/test-seats';

const MOST_BYTES = 2_000_000;
const TIMES = 700;

/** These tables grow for ever. */
const GROWING = [
  'order',
  'bill',
  'reservation',
  'brunch_reservation',
  'contact_message',
  'financial_transaction',
  'inventory_movement',
  'consent',
  'loyalty_entry',
  'supplier',
  'staff_session',
  'menu_price',
];

/** Has one of everything that grows, and then has it 700 times. */
async function oldBar(bar: TestApp, owner: TestStaff) {
  await seedDemoInventory(bar.deps);
  await seedDemoSuppliers(bar.deps);
  const member = await newMember(bar);
  const order = await orderOf(member);
  await take(owner, order, '10.00', 'cash');
  await bookTable(member.browser, tableWish());
  await bookBrunch(member.browser, brunchWish());
  const letter = { name: 'Ada', email: ADA.email, subject: 'Hello', message: 'Hello' };
  await member.browser.send('/api/contact', { body: letter });
  const body = { channel: 'email', isGranted: true };
  await member.browser.send(`/api/users/${member.id}/consents`, { body });
  await bar.rows(
    `INSERT INTO loyalty_entry (id, member_id, reason, points, created_at) VALUES ('one', '${member.id}', 'moved', 1, 1)`,
  );
  await bar.rows(
    "INSERT INTO menu_price (item_id, price_kurus, at, by) SELECT min(id), 1, 1, '' FROM menu_item",
  );
  for (const table of GROWING) await multiply(bar.rows, table, TIMES);
  const first = async (table: string) =>
    String((await bar.rows(`SELECT id FROM "${table}" ORDER BY id LIMIT 1`))[0]?.id);
  const most = async (id: string, table: string) =>
    String(
      (await bar.rows(`SELECT ${id} AS id FROM ${table} GROUP BY 1 ORDER BY count(*) DESC`))[0]?.id,
    );
  return {
    order,
    member: member.id,
    message: await first('contact_message'),
    item: await most('item_id', 'inventory_movement'),
    dish: await most('item_id', 'menu_price'),
    supplier: await first('supplier'),
  };
}

/** What has been multiplied fills a page. */
const FULL = [
  'order.list',
  'bill.list',
  'table_booking.list',
  'brunch.list',
  'message.list',
  'message.read',
  'transaction.list',
  'inventory.movements',
  'customer.read',
  'staff.access',
  'menu.price_history',
  'sync.pull',
  'supplier.list',
];

type Old = Awaited<ReturnType<typeof oldBar>>;

/** Returns the reads of lists, each with an id of the old bar. */
function readsOf(bar: TestApp, owner: TestStaff, old: Old): { kind: string; path: string }[] {
  const ids: Readonly<Record<string, string>> = {
    'customer.read': old.member,
    'order.steps': old.order,
    'message.read': old.message,
    'inventory.movements': old.item,
    'supplier.deliveries': old.supplier,
    'menu.price_history': old.dish,
    'staff.access': owner.user.id,
    'day.report': '2026-07-04',
  };
  const operations: Operation[] = [
    ...Object.values(STAFF_OPERATIONS).flatMap((noun) => Object.values<Operation>(noun)),
    ...bar.deps.resources.map(({ resource }) => recordOperations(resource).list),
  ];
  return operations
    .filter(({ method, kind }) => method === 'GET' && kind !== OF_BANK && boundOf(kind) !== null)
    .filter(({ kind, path }) => !path.includes(':') || kind in ids)
    .map(({ kind, path }) => ({
      kind,
      path: path.replace(/:\w+/, ids[kind] ?? ''),
    }));
}

/** The bank's list, of which we read 256 kB at most, needs a bank. */
const OF_BANK = 'settlement.read';

/** A search needs its words. */
const ASKED: Readonly<Record<string, string>> = {
  'member.find': 'q=isil',
  'known_guest.list': 'phone=1234567',
};

describeApp('a bar that has been open for years', (openApp) => {
  test('no list is longer or heavier than its bound', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const { cursor } = (await owner.send('/api/admin/snapshot?after=')).body;
    const old = await oldBar(bar, owner);
    const full: string[] = [];
    for (const { kind, path } of readsOf(bar, owner, old)) {
      const bound = boundOf(kind) ?? 0;
      const limit = kind === 'campaign.list' ? 100 : Math.min(bound, MOST_IN_PAGE);
      const asked = kind === 'sync.pull' ? `cursor=${cursor}` : (ASKED[kind] ?? `limit=${limit}`);
      const { status, text, body } = await owner.send(`${path}?${asked}`);
      const entries = longestList(body);
      expect([kind, status, entries <= bound, Buffer.byteLength(text) < MOST_BYTES]).toEqual([
        kind,
        200,
        true,
        true,
      ]);
      if (entries >= limit) full.push(kind);
    }
    expect(full).toEqual(expect.arrayContaining(FULL));
  });
});

const NEW = {
  tables: { label: 'New', area: 'outdoor', seats: 4 },
  drawers: { name: 'New', owner: null },
  'menu/categories': { slug: 'new', nameEn: 'New', nameTr: 'Yeni' },
};

describeApp('a list that screens read whole', (openApp) => {
  test.each([
    ['tables', 'venue_table'],
    ['drawers', 'drawer'],
    ['menu/categories', 'menu_category'],
  ] as const)('takes no more entries when it is full: %s', async (path, table) => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const count = Number((await bar.rows(`SELECT count(*) AS n FROM ${table}`))[0]?.n);
    await multiply(bar.rows, table, LIST_CAPS[table] - count - 1);
    const add = (name: string) => {
      const body = { ...NEW[path], ...('label' in NEW[path] && { label: name }) };
      return owner.send(`/api/admin/${path}`, { body: { ...body, slug: name } });
    };
    expect((await add('last')).status).toBeLessThan(300);
    expect(await add('more')).toMatchObject({ status: 409, body: { code: 'list.full' } });
  });
});

const MORE = 'WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < 6000)';
const DAY = '2026-07-04';

describeApp('a list that is longer than its bound', (openApp) => {
  test('of the figures of a day and a period keeps their first parts', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    // Nobody approved them, and each was tapped on a day before.
    await bar.rows(`${MORE} INSERT INTO line_entry
      (id, order_id, line_no, kind, kurus, reason, is_proven, day, done_at, received_at)
      SELECT 'entry-' || n, 'none', 0, 'void', -100, 'reason ' || n, 0, '${DAY}', n, n FROM more`);
    const { figures, issues } = (await owner.send(`/api/admin/days/${DAY}`)).body as DayReport;
    expect([figures.entries.length, figures.corrections.length]).toEqual([5_000, 2_500]);
    expect(issues.filter(({ kind }) => kind === 'not_approved')).toHaveLength(501);
    const period = `startDate=${DAY}&endDate=${DAY}`;
    const { body } = await owner.send(`/api/admin/financials/summary?${period}`);
    expect(longestList(body)).toBe(boundOf('money.summary'));
  });

  test('of recipes leaves out those of dishes that were archived or deleted', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const known = Number((await bar.rows('SELECT count(*) AS n FROM menu_item'))[0]?.n);
    await bar.rows('UPDATE menu_item SET is_archived = 1 WHERE id = 1');
    await bar.rows(`${MORE} INSERT INTO recipe (part, changed_at, changed_by)
      SELECT 'dish:' || n, 1, '' FROM more`);
    await bar.rows(
      "INSERT INTO recipe (part, changed_at, changed_by) VALUES ('fries:plain', 1, '')",
    );
    const { recipes } = (await owner.send('/api/admin/recipes')).body as { recipes: Recipe[] };
    expect(recipes).toHaveLength(known);
    expect(recipes.some(({ part }) => part === 'fries:plain')).toBe(true);
  });

  test('of the steps of an order keeps the latest', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const order = await orderOf(await newMember(bar));
    const moved = { action: 'order.status', tbl: 'order', pk: order, after: { status: 'ready' } };
    const move = (at: number) =>
      bar.deps.audit.note({
        ...{ id: `step-${at}`, actor: owner.user.id, doneAt: at, receivedAt: at },
        ...moved,
      });
    await Promise.all(Array.from({ length: 600 }, (_, at) => move(at)));
    const { steps } = (await owner.send(`/api/admin/orders/${order}/steps`)).body as {
      steps: OrderStep[];
    };
    expect(steps.length).toBeLessThanOrEqual(MOST_STEPS);
    expect(steps.map(({ at }) => Date.parse(at))).toContain(599);
  });

  test('of the orders of a table keeps the latest, and their sum is that of the bill', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const phone = await phoneAt(bar, TABLES.T7);
    const { body } = await phone.order();
    await staff.move(body.orderId, { status: 'confirmed' });
    const seating = await seatingAt(bar, TABLES.T7);
    await copyOrder(bar.rows, String(body.orderId), 600);
    await bar.rows(`UPDATE "order" SET seating_id = '${seating}'`);
    const read = (await phone.read()).body as SeatRead;
    expect(read.orders).toHaveLength(boundOf('seat.read') ?? 0);
    expect(read.totalAmount).toBe('360.00');
  });
});
