import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  sql,
} from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { COMES } from '#domain/bookings/booking';
import type { Gateway } from '../db/gateway';
import { brunchBookings, tableBookings } from '../db/tables/bookings.table';
import { members } from '../db/tables/club.table';
import { menuItems, orderLines, orders } from '../db/tables/orders.table';
import { methodsOfBill } from './order-history.repository';

const IS_OWED = sql<number>`(select worth_kurus > paid_kurus from bill where bill.id = ${orders.billId} and not is_before_till)`;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** The scope bounds the figures: since (ms), evening, row limits. */
export type DashboardScope = {
  now: number;
  dayBegins: number;
  popularSince: number;
  today: string;
  popular: number;
  recent: number;
};

export function createDashboardRepository(gateway: Gateway) {
  return {
    figures: (scope: DashboardScope) => readFigures(gateway, scope),
    /** Grows with every write of this process. */
    writeCount: () => gateway.writeCount(),
  };
}

async function readFigures(gateway: Gateway, scope: DashboardScope) {
  const { dayBegins, now } = scope;
  const [placed, customers, tables, brunches, popular, recent, hours, before, weekAgo] =
    await gateway.batch((db) => [
      db.select({ all: count() }).from(orders),
      db.select({ all: count() }).from(members).where(isNull(members.deletedAt)),
      bookingsOf(db, tableBookings, scope.today),
      bookingsOf(db, brunchBookings, scope.today),
      popularItems(db, scope),
      db
        .select({ ...getTableColumns(orders), methods: methodsOfBill, isOwed: IS_OWED })
        .from(orders)
        .orderBy(desc(orders.receivedAt), desc(orders.id))
        .limit(scope.recent),
      ordersByHour(db, dayBegins),
      ordersByHour(db, dayBegins - WEEK_MS),
      db
        .select({ orders: count() })
        .from(orders)
        .where(takenBetween(dayBegins - WEEK_MS, now - WEEK_MS)),
    ]);
  return {
    orders: placed[0]?.all ?? 0,
    customers: customers[0]?.all ?? 0,
    tables: tables[0]?.all ?? 0,
    brunches: brunches[0]?.all ?? 0,
    popular,
    recent,
    today: { hours, orders: hours.reduce((sum, { orders }) => sum + orders, 0) },
    weekAgo: { hours: before, orders: weekAgo[0]?.orders ?? 0 },
  };
}

/** Selects orders that nobody cancelled, received from `since` until before `until` (ms). */
function takenBetween(since: number, until: number) {
  return and(
    gte(orders.receivedAt, since),
    lt(orders.receivedAt, until),
    ne(orders.status, 'cancelled'),
  );
}

/** Counts the orders of each hour of the business day that begins at an instant; omits hours without orders. */
function ordersByHour(db: LibSQLDatabase, dayBegins: number) {
  const hour = sql<number>`CAST((${orders.receivedAt} - ${dayBegins}) / ${HOUR_MS} AS INTEGER)`;
  return db
    .select({ hour, orders: count() })
    .from(orders)
    .where(takenBetween(dayBegins, dayBegins + DAY_MS))
    .groupBy(hour);
}

function bookingsOf(
  db: LibSQLDatabase,
  bookings: typeof tableBookings | typeof brunchBookings,
  day: string,
) {
  return db
    .select({ all: count() })
    .from(bookings)
    .where(and(eq(bookings.serviceDay, day), inArray(bookings.status, [...COMES])));
}

function popularItems(db: LibSQLDatabase, { popularSince, popular }: DashboardScope) {
  const times = countDistinct(orderLines.orderId);
  return db
    .select({
      // An order line's name contains the guest's extras.
      nameEn: sql<string>`coalesce(${menuItems.nameEn}, max(${orderLines.nameEn}))`,
      nameTr: sql<string>`coalesce(${menuItems.nameTr}, max(${orderLines.nameTr}))`,
      orders: times,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(menuItems, eq(menuItems.id, orderLines.menuItemId))
    .where(and(gte(orders.receivedAt, popularSince), ne(orders.status, 'cancelled')))
    .groupBy(orderLines.menuItemId)
    .orderBy(desc(times), orderLines.menuItemId)
    .limit(popular);
}
