import { expect, test } from 'vitest';
import { seedDemoInventory } from '../../../server/db/migrate';
import type { DashboardStats } from '../../../src/domain/financials/dashboard';
import { MONEY_SHOWN } from '../../../src/domain/financials/dashboard';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { lemonades, placeOrder } from '../../support/data/test-orders';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const PAID = { status: 'completed', paidBy: 'cash' };

async function placed(bar: TestApp): Promise<string> {
  const away = { serviceType: 'collection', guestName: 'Ada', guestPhone: '+905321234567' };
  const { body } = await placeOrder(createBrowser(bar), lemonades(away));
  return String(body.orderId);
}

async function statsFor(staff: TestStaff): Promise<DashboardStats> {
  const { status, body } = await staff.send('/api/admin/dashboard/stats');
  expect(status).toBe(200);
  return body as DashboardStats;
}

/** Books a table for the evening of a day, in a status. */
function reservation(id: string, day: string, status: string): string {
  return `INSERT INTO reservation (id, status, status_at, placed_at, received_at, language, guest_name, guest_phone,
    service_day, slot, starts_at, ends_at, party_size, table_preference)
    VALUES ('${id}', '${status}', 0, 0, 0, 'en', 'Deniz', '+905321234567', '${day}', '20:00', 0, 0, 2, 'indoor')`;
}

describeApp('the dashboard', (openApp) => {
  test('of a new venue is all zeros and empty lists', async () => {
    const bar = await openApp();
    const { today, asOf, ...stats } = await statsFor(await signIn(bar, 'manager'));
    expect(asOf).toBe(new Date(bar.clock.now()).toISOString());
    const nothing = { orders: 0, revenue: '0.00' };
    const none = Object.fromEntries(MONEY_SHOWN.map((key) => [key, '0.00']));
    expect(today).toMatchObject({ soFar: nothing, weekAgo: nothing });
    expect(today.hours).toContainEqual({ hour: 15, today: 0, weekAgo: 0 });
    expect(stats).toEqual({
      totalOrders: 0,
      totalRevenue: '0.00',
      totalCustomers: 0,
      todayReservations: 0,
      todayTables: 0,
      todayBrunches: 0,
      monthlyRevenue: '0.00',
      money: { soFar: none, weekAgo: none, vat: [] },
      popularItems: [],
      lowInventory: [],
      recentOrders: [],
    });
  });

  test('keeps revenue and stock from the role staff', async () => {
    const bar = await openApp();
    await seedDemoInventory(bar.deps);
    const stats = await statsFor(await signIn(bar, 'staff'));
    const { totalRevenue, monthlyRevenue, money, lowInventory, today } = stats;
    expect({ totalRevenue, monthlyRevenue, money, lowInventory }).toEqual({
      totalRevenue: null,
      monthlyRevenue: null,
      money: null,
      lowInventory: [],
    });
    expect([today.soFar.revenue, today.weekAgo.revenue]).toEqual([null, null]);
  });

  test('counts every order, and as revenue what paid orders brought', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const [served, gone] = [await placed(bar), await placed(bar)];
    await placed(bar);
    await staff.move(served, PAID);
    await staff.move(gone, { status: 'cancelled' });
    const { body } = await staff.send(`/api/admin/orders/${served}`);
    const stats = await statsFor(staff);
    expect(stats.totalOrders).toBe(3);
    expect([stats.totalRevenue, stats.monthlyRevenue]).toEqual([
      body.totalAmount,
      body.totalAmount,
    ]);
  });

  test('shows the figures of the pages that its cards lead to', async () => {
    const bar = await openApp({ startAt: Date.parse('2026-07-30T20:30:00+03:00') });
    const first = await signIn(bar, 'manager');
    await first.move(await placed(bar), PAID);
    bar.clock.advance(3 * DAY_MS);
    const manager = await signIn(bar, 'manager');
    await manager.move(await placed(bar), PAID);
    // Nobody paid this one.
    await manager.move(await placed(bar), { status: 'completed' });
    await bar.rows(reservation('a', '2026-08-02', 'confirmed'));
    const stats = await statsFor(manager);
    const read = async (path: string) => (await manager.send(`/api/admin/${path}`)).body;
    const money = await read('financials/summary?startDate=2026-08-01&endDate=2026-08-02');
    const orders = await read('orders?limit=200');
    const tables = await read('reservations?date=2026-08-02');
    expect(money).toMatchObject({
      totalRevenue: stats.totalRevenue,
      totals: { revenue: stats.monthlyRevenue },
    });
    expect([stats.totalRevenue, stats.monthlyRevenue]).toEqual(['720.00', '360.00']);
    expect(orders.total ?? (orders.orders as unknown[]).length).toBe(stats.totalOrders);
    expect(tables.reservations).toHaveLength(stats.todayTables);
  });

  test('compares today with the same weekday a week ago until the same time, without cancelled orders', async () => {
    const bar = await openApp({ startAt: Date.parse('2026-07-04T18:30:00+03:00') });
    const early = await signIn(bar, 'manager');
    await early.move(await placed(bar), PAID);
    bar.clock.advance(HOUR_MS);
    await early.move(await placed(bar), PAID);
    // At 19:00 a week ago only the first of the two orders existed.
    bar.clock.advance(7 * DAY_MS - HOUR_MS / 2);
    const staff = await signIn(bar, 'manager');
    const [order, gone] = [await placed(bar), await placed(bar)];
    await staff.move(gone, { status: 'cancelled' });
    await staff.move(order, { status: 'completed', paidBy: 'card' });
    const { today, money } = await statsFor(staff);
    const one = { orders: 1, revenue: '360.00' };
    expect([today.soFar, today.weekAgo]).toEqual([one, one]);
    expect(money).toMatchObject({
      soFar: { cash: '0.00', card: '360.00' },
      weekAgo: { cash: '360.00', card: '0.00' },
      vat: [{ percent: null, gross: '360.00', vat: null }],
    });
    expect(today.hours.filter((row) => row.today + row.weekAgo > 0)).toEqual([
      { hour: 18, today: 0, weekAgo: 1 },
      { hour: 19, today: 1, weekAgo: 1 },
    ]);
  });

  test('resets the month on its first day at 04:00, while the total continues', async () => {
    const bar = await openApp({ startAt: Date.parse('2026-08-01T03:30:00+03:00') });
    const staff = await signIn(bar, 'manager');
    await staff.move(await placed(bar), PAID);
    const july = await statsFor(staff);
    expect(Number(july.monthlyRevenue)).toBeGreaterThan(0);
    bar.clock.advance(60 * 60_000);
    const august = await statsFor(staff);
    expect([august.monthlyRevenue, august.totalRevenue]).toEqual(['0.00', july.totalRevenue]);
  });

  test('names the five dishes that most orders of thirty days had without any guest’s choices, and the six newest orders', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    await placed(bar);
    bar.clock.advance(31 * DAY_MS);
    const fresh = await signIn(bar, 'staff');
    expect((await statsFor(fresh)).popularItems).toEqual([]);
    const ids = [];
    for (let order = 0; order < 7; order += 1) {
      ids.push(await placed(bar));
      bar.clock.advance(1_000);
    }
    await fresh.move(ids[0], { status: 'cancelled' });
    await bar.rows(`UPDATE order_line SET name_en = name_en || ' + Seasoned Fries'`);
    const { popularItems, recentOrders } = await statsFor(fresh);
    expect(popularItems).toEqual([
      {
        name: 'House Lemonade',
        nameEn: 'House Lemonade',
        nameTr: 'Ev Yapımı Limonata',
        orders: 6,
      },
    ]);
    expect(recentOrders.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 6));
    expect(recentOrders[0]).toMatchObject({ status: 'pending', paymentMethod: null });
    await fresh.move(ids[6], { status: 'completed', paidBy: 'transfer' });
    const [latest] = (await statsFor(fresh)).recentOrders;
    expect(latest).toMatchObject({ status: 'completed', paymentMethod: 'transfer' });
    expect(staff.user.id).toBe(fresh.user.id);
  });

  test('counts the tables and brunches of this evening that were not given up', async () => {
    const bar = await openApp();
    const days = [
      ['a', '2026-07-04', 'pending'],
      ['b', '2026-07-04', 'seated'],
      ['c', '2026-07-04', 'cancelled'],
      ['d', '2026-07-04', 'no_show'],
      ['e', '2026-07-05', 'confirmed'],
    ] as const;
    for (const row of days) await bar.rows(reservation(row[0], row[1], row[2]));
    const stats = await statsFor(await signIn(bar, 'staff'));
    expect([stats.todayReservations, stats.todayTables, stats.todayBrunches]).toEqual([2, 2, 0]);
  });

  test('shows the five that are emptiest; the list of low stock shows them all, and nothing else', async () => {
    const bar = await openApp();
    await seedDemoInventory(bar.deps);
    await seedDemoInventory(bar.deps);
    const staff = await signIn(bar, 'manager');
    const { lowInventory } = await statsFor(staff);
    const { body } = await staff.send('/api/admin/inventory/low-stock');
    const low = body.items as { name: string; currentStock: number; minStockLevel: number }[];
    const { body: all } = await staff.send('/api/admin/inventory');
    expect(all.total).toBe(20);
    expect(low.length).toBeGreaterThan(5);
    expect(low.every((item) => item.currentStock <= item.minStockLevel)).toBe(true);
    expect(lowInventory.map(({ name }) => name)).toEqual(low.slice(0, 5).map(({ name }) => name));
    expect(Object.keys(lowInventory[0] ?? {}).toSorted()).toEqual(
      ['category', 'currentStock', 'minStockLevel', 'name', 'nameEn', 'nameTr', 'unit'].toSorted(),
    );
  });
});
