import { eveningBegan } from '#domain/bookings/slots';
import { liraText } from '#domain/money';
import { orderCode } from '#domain/orders/order';
import { recordedPayment } from '#domain/orders/order-steps';
import {
  type DashboardStats,
  hoursOfToday,
  LOW_INVENTORY_SHOWN,
  monthBegins,
  POPULAR_DAYS,
  POPULAR_SHOWN,
  RECENT_ORDERS_SHOWN,
} from '#domain/staff/dashboard-stats';
import { may } from '#domain/staff/roles';
import { businessDay } from '#domain/venue';
import type { DashboardRepository } from '../../repositories/dashboard.repository';
import {
  type InventoryRepository,
  type InventoryRow,
  inventoryItem,
} from '../../repositories/inventory/inventory.repository';
import type { SettingsRepository } from '../../repositories/settings.repository';

type ReadDashboardDeps = {
  dashboard: DashboardRepository;
  inventory: InventoryRepository;
  settings: SettingsRepository;
  now: () => number;
};

const DAY_MS = 24 * 60 * 60_000;

/** Returns the dashboard's figures that a role may see. */
export async function readDashboard(
  deps: ReadDashboardDeps,
  role: string,
): Promise<DashboardStats> {
  const now = deps.now();
  const [figures, low, { opening }] = await Promise.all([
    deps.dashboard.figures({
      now,
      dayBegins: eveningBegan(now),
      monthBegins: monthBegins(now),
      popularSince: now - POPULAR_DAYS * DAY_MS,
      today: businessDay(now),
      popular: POPULAR_SHOWN,
      recent: RECENT_ORDERS_SHOWN,
    }),
    may(role, 'inventory.read') ? deps.inventory.low(LOW_INVENTORY_SHOWN) : [],
    deps.settings.read(),
  ]);
  const money = (kurus: number) => (may(role, 'money.read') ? liraText(kurus) : null);
  const takings = (day: { orders: number; kurus: number }) => ({
    orders: day.orders,
    revenue: money(day.kurus),
  });
  const { today, weekAgo } = figures;
  return {
    asOf: new Date(figures.at).toISOString(),
    totalOrders: figures.orders,
    totalRevenue: money(figures.revenueKurus),
    totalCustomers: figures.customers,
    todayReservations: figures.tables + figures.brunches,
    todayTables: figures.tables,
    todayBrunches: figures.brunches,
    monthlyRevenue: money(figures.monthKurus),
    today: {
      soFar: takings(today),
      weekAgo: takings(weekAgo),
      hours: hoursOfToday(opening, businessDay(now), today.hours, weekAgo.hours),
    },
    popularItems: figures.popular.map((item) => ({ name: item.nameEn, ...item })),
    lowInventory: low.map(({ item }) => lowItem(item)),
    recentOrders: figures.recent.map(({ id, receivedAt, totalKurus, status, ...paid }) => ({
      id,
      code: orderCode(id),
      createdAt: new Date(receivedAt).toISOString(),
      totalAmount: liraText(totalKurus),
      paymentMethod: recordedPayment(paid),
      status,
    })),
  };
}

function lowItem(row: InventoryRow): DashboardStats['lowInventory'][number] {
  const { name, nameEn, nameTr, category, currentStock, unit, minStockLevel } = inventoryItem(row);
  return { name, nameEn, nameTr, category, currentStock, unit, minStockLevel };
}
