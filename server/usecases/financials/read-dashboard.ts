import { eveningBegan } from '#domain/bookings/booking';
import { periodBefore } from '#domain/financials/summary';
import type { DayFigures } from '#domain/financials/transaction';
import { liraText } from '#domain/money';
import { orderCode } from '#domain/orders/order';
import { recordedPayment } from '#domain/orders/order-history';
import {
  type DashboardStats,
  hoursOfToday,
  LOW_INVENTORY_SHOWN,
  type MethodSums,
  monthBegins,
  POPULAR_DAYS,
  POPULAR_SHOWN,
  RECENT_ORDERS_SHOWN,
} from '#domain/staff/dashboard-stats';
import { may } from '#domain/staff/roles';
import { TENDER_METHODS } from '#domain/tender-methods';
import { businessDay } from '#domain/venue';
import {
  type InventoryRow,
  inventoryItem,
} from '../../repositories/inventory/inventory.repository';
import type { Parts } from '../shared/staff-change';
import { totalsOf } from './day-figures';

type ReadDashboardDeps = Pick<Parts, 'dashboard' | 'financials' | 'inventory' | 'settings' | 'now'>;

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;

/** Returns the dashboard's figures that a role may see. */
export async function readDashboard(
  deps: ReadDashboardDeps,
  role: string,
): Promise<DashboardStats> {
  const now = deps.now();
  const [{ figures, money, at }, low, { opening }] = await Promise.all([
    keptFigures(deps, now),
    may(role, 'inventory.read') ? deps.inventory.low(LOW_INVENTORY_SHOWN) : [],
    deps.settings.read(),
  ]);
  const isMoney = may(role, 'money.read');
  const revenue = ({ totals }: typeof money.today) => (isMoney ? totals.revenue : null);
  const { today, weekAgo } = figures;
  return {
    asOf: new Date(at).toISOString(),
    totalOrders: figures.orders,
    totalRevenue: isMoney ? liraText(money.ever) : null,
    totalCustomers: figures.customers,
    todayReservations: figures.tables + figures.brunches,
    todayTables: figures.tables,
    todayBrunches: figures.brunches,
    monthlyRevenue: isMoney ? liraText(money.month) : null,
    today: {
      soFar: { orders: today.orders, revenue: revenue(money.today) },
      weekAgo: { orders: weekAgo.orders, revenue: revenue(money.weekAgo) },
      hours: hoursOfToday(opening, businessDay(now), today.hours, weekAgo.hours),
    },
    money: isMoney
      ? {
          soFar: methodSums(money.today),
          weekAgo: methodSums(money.weekAgo),
          vat: money.today.vat,
        }
      : null,
    popularItems: figures.popular.map((item) => ({ name: item.nameEn, ...item })),
    lowInventory: low.map(({ item }) => lowItem(item)),
    recentOrders: figures.recent.map(({ id, receivedAt, totalKurus, status, isOwed, ...paid }) => ({
      id,
      code: orderCode(id),
      createdAt: new Date(receivedAt).toISOString(),
      totalAmount: liraText(totalKurus),
      paymentMethod: methodOf(paid),
      isOwed: isOwed === 1,
      status,
    })),
  };
}

/** A bill that is paid in one way has its method, another one says only how it was paid in the main. */
function methodOf({
  methods,
  ...order
}: Parameters<typeof recordedPayment>[0] & { methods: string | null }) {
  const recorded = recordedPayment(order);
  return recorded && (TENDER_METHODS.find((method) => method === methods) ?? recorded);
}

const KEPT_MS = 30_000;

type Read = Awaited<ReturnType<typeof readFigures>>;
type Kept = { writes: number; today: string; at: number; read: Promise<Read> };
const kept = new WeakMap<Parts['dashboard'], Kept>();

/** Returns all figures and their time (ms), at most half a minute old and never older than the last write. */
async function keptFigures(deps: ReadDashboardDeps, now: number): Promise<Read & { at: number }> {
  const { dashboard } = deps;
  const [writes, today] = [dashboard.writeCount(), businessDay(now)];
  const known = kept.get(dashboard);
  const isFresh = known?.writes === writes && known.today === today && now - known.at < KEPT_MS;
  const { at, read } = isFresh ? known : { at: now, read: readFigures(deps, now) };
  if (!isFresh) {
    kept.set(dashboard, { writes, today, at, read });
    read.catch(() => kept.delete(dashboard));
  }
  return { ...(await read), at };
}

async function readFigures(deps: ReadDashboardDeps, now: number) {
  const [figures, money] = await Promise.all([
    deps.dashboard.figures({
      now,
      dayBegins: eveningBegan(now),
      popularSince: now - POPULAR_DAYS * DAY_MS,
      today: businessDay(now),
      popular: POPULAR_SHOWN,
      recent: RECENT_ORDERS_SHOWN,
    }),
    readMoney(deps, now),
  ]);
  return { figures, money };
}

async function readMoney(deps: ReadDashboardDeps, now: number) {
  const day = businessDay(now);
  const before = periodBefore({ startDate: day, endDate: day });
  const [today, weekAgo, ever, month] = await Promise.all([
    totalsOf(deps, { startDate: day, endDate: day }),
    totalsOf(deps, { ...before, until: now - WEEK_MS }),
    deps.financials.revenue(),
    deps.financials.revenue(monthBegins(now)),
  ]);
  return { today, weekAgo, ever, month };
}

function methodSums({ totals }: Pick<DayFigures, 'totals'>): MethodSums {
  const { cash, card, online, transfer, depositsUsed, tips } = totals;
  return { cash, card, online, transfer, depositsUsed, tips };
}

function lowItem(row: InventoryRow): DashboardStats['lowInventory'][number] {
  const { name, nameEn, nameTr, category, currentStock, unit, minStockLevel } = inventoryItem(row);
  return { name, nameEn, nameTr, category, currentStock, unit, minStockLevel };
}
