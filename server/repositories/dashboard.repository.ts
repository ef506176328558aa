import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  ne,
  sql,
  sum,
} from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { COMES } from '#domain/reservations/booking';
import type { Gateway } from '../db/gateway';
import { brunchReservations, reservations } from '../db/tables/bookings.table';
import { members } from '../db/tables/club.table';
import { menuItems } from '../db/tables/menu.table';
import { orderLines, orders } from '../db/tables/orders.table';

/** What the figures are counted over: since when (ms), which evening, how many rows. */
export type DashboardScope = {
  monthBegins: number;
  popularSince: number;
  today: string;
  popular: number;
  recent: number;
};

export type DashboardRepository = ReturnType<typeof createDashboardRepository>;

export function createDashboardRepository(gateway: Gateway) {
  return {
    /** All figures of one moment. */
    async figures(scope: DashboardScope) {
      const [placed, taken, month, customers, tables, brunches, popular, recent] =
        await gateway.read((db) =>
          db.batch([
            db.select({ all: count() }).from(orders),
            revenueSince(db, 0),
            revenueSince(db, scope.monthBegins),
            db.select({ all: count() }).from(members).where(isNull(members.deletedAt)),
            bookingsOf(db, reservations, scope.today),
            bookingsOf(db, brunchReservations, scope.today),
            popularItems(db, scope),
            db.select().from(orders).orderBy(desc(orders.receivedAt)).limit(scope.recent),
          ]),
        );
      return {
        orders: placed[0]?.all ?? 0,
        revenueKurus: Number(taken[0]?.kurus ?? 0),
        monthKurus: Number(month[0]?.kurus ?? 0),
        customers: customers[0]?.all ?? 0,
        tables: tables[0]?.all ?? 0,
        brunches: brunches[0]?.all ?? 0,
        popular,
        recent,
      };
    },
  };
}

/** What was served and paid: an order that is still open, or was cancelled, brought nothing yet. */
function revenueSince(db: LibSQLDatabase, since: number) {
  return db
    .select({ kurus: sum(orders.totalKurus) })
    .from(orders)
    .where(and(eq(orders.status, 'completed'), gte(orders.receivedAt, since)));
}

function bookingsOf(
  db: LibSQLDatabase,
  bookings: typeof reservations | typeof brunchReservations,
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
      // The line's own name carries the choices of one guest.
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
