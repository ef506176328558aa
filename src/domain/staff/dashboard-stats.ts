import type { InventoryItem } from '../inventory/inventory-item';
import { dayBegins } from '../reservations/slots';
import { businessDay } from '../venue';

/** The dashboard asks again every 30 seconds. */
export const DASHBOARD_REFRESH_MS = 30_000;
export const POPULAR_SHOWN = 5;
export const LOW_INVENTORY_SHOWN = 5;
export const RECENT_ORDERS_SHOWN = 6;
/** What is popular is popular now: orders of so many days count. */
export const POPULAR_DAYS = 30;

/**
 * The venue at a glance, as the specification names it. Revenue is what completed orders brought, in lira; null for a
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

/** When the current month of the house began: its first day at the hour that days roll over (ms). */
export function monthBegins(now: number): number {
  return dayBegins(`${businessDay(now).slice(0, 7)}-01`);
}
