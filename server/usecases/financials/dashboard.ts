import type * as v from 'valibot';
import { eveningBegan } from '#domain/bookings/booking';
import { DomainError } from '#domain/error-codes';
import type { DashboardStats, MethodSums } from '#domain/financials/dashboard';
import {
  hoursOfToday,
  LOW_INVENTORY_SHOWN,
  monthBegins,
  POPULAR_DAYS,
  POPULAR_SHOWN,
  RECENT_ORDERS_SHOWN,
} from '#domain/financials/dashboard';
import type {
  FinancialSummary,
  LiraTotals,
  Period,
  PeriodTotals,
  summaryQuery,
  VatShare,
} from '#domain/financials/summary';
import {
  daysOf,
  isTooLong,
  periodBefore,
  periodTotals,
  vatByRate,
} from '#domain/financials/summary';
import type { DayFigures } from '#domain/financials/transaction';
import { byKey, keysOf } from '#domain/keys';
import { liraText, wholeKurus } from '#domain/money';
import { orderCode } from '#domain/orders/order';
import { recordedPayment } from '#domain/orders/order-history';
import { may } from '#domain/roles';
import { TENDER_METHODS } from '#domain/tender-methods';
import { businessDay } from '#domain/venue';
import type { InventoryRow } from '../../repositories/inventory/inventory.repository';
import { inventoryItem } from '../../repositories/inventory/inventory.repository';
import type { Figures, Span } from '../../repositories/till/financials.repository';
import type { Parts } from '../shared/staff-change';

/**
 * Returns what both ledgers say about a period. Every sum of money that staff read comes from here. A day that closes at
 * an instant (ms) has what had ended by then.
 */
export async function dayFigures(
  { financials }: Pick<Parts, 'financials'>,
  period: Period,
  closesAt?: number,
): Promise<DayFigures & { sums: Figures }> {
  const [sums, parts] = await Promise.all([
    financials.figures(period),
    financials.parts(period, closesAt),
  ]);
  const { dishes, categories, hours, services, people, tips, entries, cancelled } = parts;
  return {
    sums,
    ...summed(sums),
    dishes: dishes.map((row) => ({ item: named(row), ...sold(row) })),
    categories: categories.map((row) => ({ category: named(row), ...sold(row) })),
    hours: hours.map((row) => ({ hour: row.hour, ...sold(row) })),
    services: services.map((row) => ({ service: row.service, ...sold(row) })),
    people: people.map((row) => ({ by: row.by, ...sold(row) })),
    tips: tips.map(inLira),
    entries: entries.map(inLira),
    cancelled: cancelled.map(inLira),
    freeDishes: parts.freeDishes,
    depositsHeld: liraText(parts.depositsHeldKurus),
    depositsKept: liraText(parts.depositsKeptKurus),
  };
}

/** Returns only totals and VAT: of a period to compare with, of the day so far. */
async function totalsOf(
  { financials }: Pick<Parts, 'financials'>,
  span: Span,
): Promise<Pick<DayFigures, 'totals' | 'vat'>> {
  return summed(await financials.figures(span));
}

/** Returns one row a day, also of a day without transactions. */
function figuresByDay(period: Period, { sold, money }: Figures): FinancialSummary['days'] {
  const [soldOn, moneyOn] = [byDay(sold), byDay(money)];
  return daysOf(period).map((businessDay) => {
    const { revenue, salesCount, total } = totalsInLira(
      periodTotals(soldOn.get(businessDay) ?? [], moneyOn.get(businessDay) ?? []),
    );
    return { businessDay, revenue, salesCount, total };
  });
}

function byDay<Row extends { businessDay: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const days = new Map<string, Row[]>();
  for (const row of rows) {
    const known = days.get(row.businessDay);
    if (known) known.push(row);
    else days.set(row.businessDay, [row]);
  }
  return days;
}

function summed({ sold, money, vat }: Figures): Pick<DayFigures, 'totals' | 'vat'> {
  return { totals: totalsInLira(periodTotals(sold, money)), vat: vatByRate(vat).map(vatRow) };
}

function named({ nameEn, nameTr }: { nameEn: string | null; nameTr: string | null }) {
  return nameEn === null || nameTr === null ? null : { nameEn, nameTr };
}

function sold({ pieces, kurus }: { pieces: number; kurus: number }) {
  return { pieces, amount: liraText(kurus) };
}

function inLira<Row extends { kurus: number }>({ kurus, ...row }: Row) {
  return { ...row, amount: liraText(kurus) };
}

function totalsInLira({ salesCount, ...kurus }: PeriodTotals): LiraTotals {
  return { ...byKey(keysOf(kurus), (key) => liraText(kurus[key])), salesCount };
}

function vatRow({ vatBp, gross, vat }: VatShare) {
  return {
    percent: vatBp === null ? null : vatBp / 100,
    gross: liraText(gross),
    net: vat === null ? null : liraText(gross - vat),
    vat: vat === null ? null : liraText(vat),
  };
}

/**
 * Returns a period's totals by business day, with those of the previous period.
 * @throws DomainError invalid_input (an open end makes the period too long)
 */
export async function readSummary(
  { financials, now }: Pick<Parts, 'financials' | 'now'>,
  query: v.InferOutput<typeof summaryQuery>,
): Promise<FinancialSummary> {
  const today = businessDay(now());
  const period = await periodOf(financials, query, today);
  if (isTooLong(period)) {
    throw new DomainError('invalid_input', {
      issues: [{ path: 'startDate', code: 'date.period_too_long' }],
    });
  }
  const before = periodBefore(period);
  const [{ sums, ...figures }, earlier, revenueEver, tillSince] = await Promise.all([
    dayFigures({ financials }, period),
    totalsOf({ financials }, before),
    financials.revenue(),
    financials.tillSince(),
  ]);
  return {
    ...period,
    ...figures,
    totalRevenue: liraText(revenueEver),
    before: { ...before, totals: earlier.totals },
    tillSince,
    voids: {
      count: figures.cancelled.reduce((sum, { count }) => sum + count, 0),
      amount: liraText(figures.cancelled.reduce((sum, { amount }) => sum + wholeKurus(amount), 0)),
    },
    days: figuresByDay(period, sums),
  };
}

/** An open end reaches to the first transaction or to today; without any day the period is today. */
async function periodOf(
  financials: Parts['financials'],
  { startDate, endDate }: v.InferOutput<typeof summaryQuery>,
  today: string,
): Promise<Period> {
  if (startDate !== undefined && endDate !== undefined) return { startDate, endDate };
  if (startDate === undefined && endDate === undefined) return { startDate: today, endDate: today };
  const first = (await financials.firstDay()) ?? today;
  if (startDate === undefined) {
    const last = earlierOf(endDate ?? today, today);
    return { startDate: earlierOf(first, last), endDate: last };
  }
  const from = laterOf(startDate, first);
  return { startDate: from, endDate: laterOf(from, today) };
}

function earlierOf(one: string, other: string): string {
  return one < other ? one : other;
}

function laterOf(one: string, other: string): string {
  return [one, other].toSorted().at(-1) ?? one;
}

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
