import type { SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { Period } from '#domain/financials/summary';
import { MOST_PARTS } from '#domain/financials/transaction';
import { financialTransactions } from '../../db/tables/financials.table';
import {
  lineEntries,
  menuCategories,
  menuItems,
  orderLines,
  orders,
  saleLines,
} from '../../db/tables/orders.table';

const kurus = sql<number>`sum(${saleLines.kurus})`;
const pieces = sql<number>`sum(${saleLines.quantity})`;

export function soldWithin({ startDate, endDate, until }: Period & { until?: number }) {
  return and(
    gte(saleLines.day, startDate),
    lte(saleLines.day, endDate),
    until === undefined ? undefined : lt(saleLines.at, until),
  );
}

export function soldByDish(db: LibSQLDatabase, period: Period) {
  return db
    .select({ nameEn: menuItems.nameEn, nameTr: menuItems.nameTr, pieces, kurus })
    .from(saleLines)
    .leftJoin(menuItems, eq(menuItems.id, saleLines.menuItemId))
    .where(soldWithin(period))
    .groupBy(menuItems.id)
    .orderBy(desc(kurus), asc(menuItems.id))
    .limit(MOST_PARTS);
}

export function soldByCategory(db: LibSQLDatabase, period: Period) {
  return db
    .select({ nameEn: menuCategories.nameEn, nameTr: menuCategories.nameTr, pieces, kurus })
    .from(saleLines)
    .leftJoin(menuCategories, eq(menuCategories.id, saleLines.categoryId))
    .where(soldWithin(period))
    .groupBy(saleLines.categoryId)
    .orderBy(desc(kurus), asc(saleLines.categoryId))
    .limit(MOST_PARTS);
}

export function soldByHour(db: LibSQLDatabase, period: Period) {
  const { hour } = saleLines;
  return db
    .select({ hour, pieces, kurus })
    .from(saleLines)
    .where(soldWithin(period))
    .groupBy(hour)
    .orderBy(asc(hour));
}

export function soldByService(db: LibSQLDatabase, period: Period) {
  const { service } = saleLines;
  return db
    .select({ service, pieces, kurus })
    .from(saleLines)
    .where(soldWithin(period))
    .groupBy(service)
    .orderBy(desc(kurus), asc(service));
}

export function soldByPerson(db: LibSQLDatabase, period: Period) {
  const { by } = saleLines;
  return db
    .select({ by, pieces, kurus })
    .from(saleLines)
    .where(soldWithin(period))
    .groupBy(by)
    .orderBy(desc(kurus), asc(by))
    .limit(MOST_PARTS);
}

export function tipsByPerson(db: LibSQLDatabase, { startDate, endDate }: Period) {
  const { by, type, businessDay, amountKurus } = financialTransactions;
  return db
    .select({
      by,
      count: sql<number>`sum(sign(${amountKurus}))`,
      kurus: sql<number>`sum(${amountKurus})`,
    })
    .from(financialTransactions)
    .where(and(eq(type, 'tip'), gte(businessDay, startDate), lte(businessDay, endDate)))
    .groupBy(by)
    .orderBy(asc(by))
    .limit(MOST_PARTS);
}

export function entriesByPerson(db: LibSQLDatabase, { startDate, endDate }: Period) {
  const { kind, by, approvedBy, reason, wasMade, day } = lineEntries;
  return db
    .select({
      kind,
      by,
      approvedBy,
      reason,
      wasMade,
      count: count(),
      kurus: sql<number>`sum(${lineEntries.kurus})`,
    })
    .from(lineEntries)
    .where(and(gte(day, startDate), lte(day, endDate)))
    .groupBy(kind, by, approvedBy, reason, wasMade)
    .orderBy(asc(kind), asc(by), asc(reason), asc(approvedBy), asc(wasMade))
    .limit(MOST_PARTS);
}

/** Orders that were cancelled in a time span (ms), whenever they were placed. A brunch follows its booking. */
export function cancelledByPerson(db: LibSQLDatabase, span: Span) {
  const { status, statusBy: by, cancelReason: reason, totalKurus } = orders;
  return db
    .select({ by, reason, count: count(), kurus: sql<number>`sum(${totalKurus})` })
    .from(orders)
    .where(and(eq(status, 'cancelled'), sql`${orders.source} is not 'brunch'`, endedWithin(span)))
    .groupBy(by, reason)
    .orderBy(asc(by), asc(reason))
    .limit(MOST_PARTS);
}

/** Counts dishes that members paid with points, by the time (ms) at which their orders were completed. */
export function freeDishes(db: LibSQLDatabase, span: Span) {
  return db
    .select({ count: sql<number>`coalesce(sum(${orderLines.quantity}), 0)` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.isRedeemed, true), eq(orders.status, 'completed'), endedWithin(span)));
}

/** Deposits of parties that did not come. */
export function depositsKept(db: LibSQLDatabase, period: Period) {
  return db
    .select({ kurus: sql<number>`coalesce(sum(${saleLines.kurus}), 0)` })
    .from(saleLines)
    .innerJoin(orders, eq(orders.id, saleLines.orderId))
    .where(and(eq(orders.source, 'deposit'), soldWithin(period)));
}

/** From and until which time (ms). */
type Span = { from: SQL; until: SQL };

const OLDEST_OPEN_MS = 7 * 24 * 60 * 60_000;

/** An order counts on the day on which it ended. Only its time of arrival has an index. */
function endedWithin({ from, until }: Span): SQL | undefined {
  const { statusAt, receivedAt } = orders;
  return and(
    gte(statusAt, from),
    lt(statusAt, until),
    gte(receivedAt, sql`${from} - ${OLDEST_OPEN_MS}`),
    lt(receivedAt, until),
  );
}

/** Deposits up to a day less what bills used of them. */
export function depositsHeld(db: LibSQLDatabase, endDate: string) {
  const { type, method, businessDay, amountKurus } = financialTransactions;
  const isDeposit = sql`${type} in ('deposit', 'deposit_undone')`;
  return db
    .select({
      kurus: sql<number>`coalesce(sum(case when ${isDeposit} then ${amountKurus} else -${amountKurus} end), 0)`,
    })
    .from(financialTransactions)
    .where(
      and(
        lte(businessDay, endDate),
        sql`(${isDeposit} or (${type} = 'tender' and ${method} = 'deposit'))`,
      ),
    );
}
