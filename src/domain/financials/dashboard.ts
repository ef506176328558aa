import type { InventoryItem } from '../inventory/inventory-item';
import type { Opening } from '../opening/opening';
import { isOpenOn } from '../opening/opening';
import type { PaymentKind } from '../seatings/seating';
import type { TenderMethod } from '../tender-methods';
import { addDays, businessDay, ROLLOVER_HOUR } from '../venue';
import type { LiraTotals, VatRow } from './summary';

export const DASHBOARD_REFRESH_MS = 30_000;
export const POPULAR_SHOWN = 5;
export const LOW_INVENTORY_SHOWN = 5;
export const RECENT_ORDERS_SHOWN = 6;
export const POPULAR_DAYS = 30;

/** Orders without cancelled ones, and what was sold, in lira; a role without access gets null. */
export type Takings = { orders: number; revenue: string | null };

/** What was taken today so far, by method, in lira, beside the same weekday a week ago until the same time. */
export type MoneyToday = {
  soFar: MethodSums;
  weekAgo: MethodSums;
  /** One row without a rate while the licence is not chosen. */
  vat: VatRow[];
};

export const MONEY_SHOWN = [
  'cash',
  'card',
  'online',
  'transfer',
  'depositsUsed',
  'tips',
] as const satisfies readonly (keyof LiraTotals)[];
export type MethodSums = Pick<LiraTotals, (typeof MONEY_SHOWN)[number]>;

export type HourOfToday = { hour: number; today: number; weekAgo: number };

export type TodayFigures = { soFar: Takings; weekAgo: Takings; hours: HourOfToday[] };

/** The specification gives the field names. Revenue comes from the ledger, in lira; a role without access gets null. */
export type DashboardStats = {
  asOf: string;
  totalOrders: number;
  totalRevenue: string | null;
  totalCustomers: number;
  todayReservations: number;
  todayTables: number;
  todayBrunches: number;
  monthlyRevenue: string | null;
  today: TodayFigures;
  /** null for a role without access to money. */
  money: MoneyToday | null;
  popularItems: { name: string; nameEn: string; nameTr: string; orders: number }[];
  /** The list is empty for a role without access to stock. */
  lowInventory: Pick<
    InventoryItem,
    'name' | 'nameEn' | 'nameTr' | 'category' | 'currentStock' | 'unit' | 'minStockLevel'
  >[];
  recentOrders: {
    id: string;
    code: string;
    createdAt: string;
    totalAmount: string;
    /** null means that nobody recorded one: the order is not paid yet, or its method is unknown. */
    paymentMethod: PaymentKind | TenderMethod | null;
    /** Something is open on the order's bill. */
    isOwed: boolean;
    status: string;
  }[];
};

export type OrdersInHour = { hour: number; orders: number };

/** Lists the hours in which the venue is open on `day`, in order, plus every other hour with orders. */
export function hoursOfToday(
  opening: Opening,
  day: string,
  today: readonly OrdersInHour[],
  weekAgo: readonly OrdersInHour[],
): HourOfToday[] {
  const counted = (rows: readonly OrdersInHour[], hour: number) =>
    rows.find((row) => row.hour === hour)?.orders ?? 0;
  return Array.from({ length: 24 }, (_, hour) => ({
    hour: (hour + ROLLOVER_HOUR) % 24,
    isOpen: isOpenDuring(opening, day, hour + ROLLOVER_HOUR),
    today: counted(today, hour),
    weekAgo: counted(weekAgo, hour),
  }))
    .filter((row) => row.isOpen || row.today + row.weekAgo > 0)
    .map(({ isOpen: _isOpen, ...row }) => row);
}

/** @param hour 24 is midnight at the end of the day */
function isOpenDuring(opening: Opening, day: string, hour: number): boolean {
  const date = addDays(day, Math.floor(hour / 24));
  return [0, 30, 59].some((minute) => isOpenOn(opening, date, (hour % 24) * 60 + minute));
}

/** Returns the change in percent (negative means less), or null without a figure to compare with. */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round((now / before - 1) * 100);
}

export function monthBegins(now: number): string {
  return `${businessDay(now).slice(0, 7)}-01`;
}
