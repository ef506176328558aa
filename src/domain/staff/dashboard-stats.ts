import type { InventoryItem } from '../inventory/inventory-item';
import { businessDay, CLOSES_AT_HOUR, OPENS_AT_HOUR, ROLLOVER_HOUR } from '../venue';

/** The dashboard asks again every 30 seconds. */
export const DASHBOARD_REFRESH_MS = 30_000;
export const POPULAR_SHOWN = 5;
export const LOW_INVENTORY_SHOWN = 5;
export const RECENT_ORDERS_SHOWN = 6;
/** The days of orders that count for popular items. */
export const POPULAR_DAYS = 30;

/** Orders that were taken, without cancelled ones, and what they come to in lira; null for a role that may not see it. */
export type Takings = { orders: number; revenue: string | null };

/** The orders of one hour of the venue's clock (0–23), today and on the same weekday a week ago. */
export type HourOfToday = { hour: number; today: number; weekAgo: number };

/** The business day so far, and the same weekday a week ago until the same time. */
export type TodayFigures = { soFar: Takings; weekAgo: Takings; hours: HourOfToday[] };

/**
 * The venue at a glance, as the specification names it. Revenue is a sum of the ledger, in lira; null for a
 * role that may not see it.
 */
export type DashboardStats = {
  totalOrders: number;
  totalRevenue: string | null;
  totalCustomers: number;
  /** Tables and brunches of this evening that are still to come or came. */
  todayReservations: number;
  todayTables: number;
  todayBrunches: number;
  monthlyRevenue: string | null;
  today: TodayFigures;
  popularItems: { name: string; nameEn: string; nameTr: string; orders: number }[];
  /** Empty for a role that may not see the stock. */
  lowInventory: Pick<
    InventoryItem,
    'name' | 'nameEn' | 'nameTr' | 'category' | 'currentStock' | 'unit' | 'minStockLevel'
  >[];
  recentOrders: {
    id: string;
    code: string;
    createdAt: string;
    totalAmount: string;
    /** null: paid to the bar on receipt. */
    paymentMethod: string | null;
    status: string;
  }[];
};

/** Orders of an hour, counted from the beginning of the business day (0–23). */
export type OrdersInHour = { hour: number; orders: number };

/** The opening hours in their order, and every other hour with orders. */
export function hoursOfToday(
  today: readonly OrdersInHour[],
  weekAgo: readonly OrdersInHour[],
): HourOfToday[] {
  const counted = (rows: readonly OrdersInHour[], hour: number) =>
    rows.find((row) => row.hour === hour)?.orders ?? 0;
  return Array.from({ length: 24 }, (_, hour) => ({
    hour: (hour + ROLLOVER_HOUR) % 24,
    isOpen: hour >= OPENS_AT_HOUR - ROLLOVER_HOUR && hour < CLOSES_AT_HOUR - ROLLOVER_HOUR,
    today: counted(today, hour),
    weekAgo: counted(weekAgo, hour),
  }))
    .filter((row) => row.isOpen || row.today + row.weekAgo > 0)
    .map(({ isOpen: _isOpen, ...row }) => row);
}

/** By how many percent a figure is above (or below, negative) an earlier one; null: there was nothing to compare with. */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round((now / before - 1) * 100);
}

/** The first day of the current business month, yyyy-MM-dd. */
export function monthBegins(now: number): string {
  return `${businessDay(now).slice(0, 7)}-01`;
}
