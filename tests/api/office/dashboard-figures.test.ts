import { expect, test, vi } from 'vitest';
import { seedDemoInventory } from '../../../server/db/migrate';
import type { DashboardStats } from '../../../src/domain/financials/dashboard';
import type { FinancialSummary } from '../../../src/domain/financials/summary';
import type { MenuItem } from '../../../src/domain/menu/menu-item';
import type { StaffOrder } from '../../../src/domain/orders/guest-order';
import { businessDay } from '../../../src/domain/venue';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { bookTable, tableWish } from '../../support/data/test-bookings';
import { ADA, newMember, orderOf } from '../../support/data/test-members';
import { DISH, lemonades, placeOrder } from '../../support/data/test-orders';

const TODAY = '2026-07-04';
const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;

async function read(staff: TestStaff, path: string) {
  const { status, body } = await staff.send(`/api/admin/${path}`);
  expect(status).toBe(200);
  return body as Record<string, unknown>;
}

async function statsFor(staff: TestStaff): Promise<DashboardStats> {
  return (await read(staff, 'dashboard/stats')) as unknown as DashboardStats;
}

async function summaryOfToday(staff: TestStaff, now: number): Promise<FinancialSummary> {
  const day = businessDay(now);
  const summary = await read(staff, `financials/summary?startDate=${day}&endDate=${day}`);
  return summary as unknown as FinancialSummary;
}

/** Places a table's order of one dish, with the sauce that wings need. */
async function orderDish(bar: TestApp, dish: number): Promise<void> {
  const isWings = dish === DISH.wings;
  const item = {
    originalMenuItemId: dish,
    quantity: 1,
    ...(isWings ? { customizations: { sauce: 'bbq' } } : {}),
  };
  const body = lemonades({ items: [item], totalAmount: isWings ? '220.00' : '420.00' });
  expect((await placeOrder(createBrowser(bar), body)).status).toBe(201);
}

/** Plays an evening with orders of every final status, a member, bookings and stock. */
async function busy(bar: TestApp, staff: TestStaff): Promise<void> {
  await seedDemoInventory(bar.deps);
  const member = await newMember(bar, ADA);
  const ids = [await orderOf(member), await orderOf(member)];
  for (let count = 0; count < 6; count += 1) {
    const { body } = await placeOrder(createBrowser(bar), lemonades());
    ids.push(String(body.orderId));
  }
  const away = { serviceType: 'collection', guestName: 'Ada', guestPhone: '+905321234567' };
  const { body: fetched } = await placeOrder(createBrowser(bar), lemonades(away));
  await staff.move(fetched.orderId, { status: 'completed', paidBy: 'cash' });
  for (const id of ids.slice(0, 5)) await staff.move(id, { status: 'completed' });
  await staff.move(ids[0], { status: 'ready' });
  await staff.move(ids[6], { status: 'cancelled', reason: 'sold_out' });
  const guest = createBrowser(bar);
  const { body } = await bookTable(guest, tableWish());
  await bookTable(guest, tableWish({ reservationTime: '21:00' }));
  const moved = `service_day = '${TODAY}'`;
  await bar.rows(`UPDATE reservation SET ${moved} WHERE id = '${body.reservationId}'`);
}

describeOnFile('the figures of the dashboard', (openApp) => {
  test('are those of the lists that their cards lead to', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    await busy(bar, staff);
    const stats = await statsFor(staff);
    const orders = await read(staff, 'orders?limit=6');
    const month = await read(
      staff,
      `financials/summary?startDate=${TODAY.slice(0, 8)}01&endDate=${TODAY}`,
    );
    const tables = await read(staff, `reservations?date=${TODAY}`);
    const low = await read(staff, 'inventory/low-stock');
    expect(stats.totalOrders).toBe(orders.total);
    expect(stats.totalRevenue).toBe(month.totalRevenue);
    expect(stats.monthlyRevenue).toBe((month.totals as Record<string, string>).revenue);
    expect(stats.totalCustomers).toBe((await read(staff, 'customers')).total);
    expect(stats.todayReservations).toBe((tables.reservations as unknown[]).length);
    expect(stats.recentOrders.map(({ id }) => id)).toEqual(
      (orders.orders as { id: string }[]).map(({ id }) => id),
    );
    const names = (rows: unknown) => (rows as { name: string }[]).map(({ name }) => name);
    expect(names(stats.lowInventory)).toEqual(names(low.items).slice(0, 5));
    expect([stats.totalOrders, stats.totalCustomers, stats.todayReservations]).toEqual([9, 1, 1]);
  });

  test('of today and of the popular dishes are those of the list of orders', async () => {
    const bar = await openApp();
    for (const dish of [DISH.cocktail, DISH.wings, DISH.wings]) await orderDish(bar, dish);
    bar.clock.advance(WEEK_MS);
    const later = await signIn(bar, 'manager');
    await busy(bar, later);
    await orderDish(bar, DISH.wings);
    const { popularItems, today } = await statsFor(later);
    const { orders } = await read(later, 'orders?limit=200');
    const kept = (orders as StaffOrder[]).filter(({ status }) => status !== 'cancelled');
    const times = new Map<number, number>();
    for (const { menuItemId } of kept.flatMap(({ items }) => items)) {
      times.set(menuItemId, (times.get(menuItemId) ?? 0) + 1);
    }
    const counted = [...times].sort(([, one], [, other]) => other - one);
    const menu = (await (await bar.app.request('/api/menu/items')).json()) as MenuItem[];
    const named = counted.map(([id, count]) => [menu.find((one) => one.id === id)?.nameEn, count]);
    expect(popularItems.map(({ nameEn, orders: count }) => [nameEn, count])).toEqual(named);
    expect(counted.map(([, count]) => count)).toEqual([8, 3, 1]);
    const ofToday = kept.filter(
      ({ createdAt }) => Date.parse(createdAt) > bar.clock.now() - DAY_MS,
    );
    const { totals } = await summaryOfToday(later, bar.clock.now());
    expect(today.soFar).toEqual({ orders: ofToday.length, revenue: totals.revenue });
    expect(Number(totals.revenue)).toBeGreaterThan(0);
    const inHours = (side: 'today' | 'weekAgo') =>
      today.hours.reduce((sum, hour) => sum + hour[side], 0);
    expect([inHours('today'), inHours('weekAgo')]).toEqual([ofToday.length, 3]);
    expect(ofToday).toHaveLength(9);
  });

  test('are read once for everybody, until something is written or half a minute has passed', async () => {
    const bar = await openApp();
    const [staff, manager] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    const reads = vi.spyOn(bar.deps.gateway, 'batch');
    const first = await statsFor(manager);
    const cost = reads.mock.calls.length;
    reads.mockClear();
    expect((await statsFor(staff)).totalRevenue).toBeNull();
    expect((await statsFor(manager)).asOf).toBe(first.asOf);
    expect(reads.mock.calls.length).toBeLessThan(2 * cost);
    bar.clock.advance(29_000);
    expect((await statsFor(manager)).asOf).toBe(first.asOf);
    bar.clock.advance(1_000);
    const later = await statsFor(manager);
    expect(later.asOf).toBe(new Date(bar.clock.now()).toISOString());
    await placeOrder(createBrowser(bar), lemonades());
    expect((await statsFor(manager)).totalOrders).toBe(later.totalOrders + 1);
  });
});
