import { and, asc, count, desc, eq, gte, lte, min, type SQL, sql } from 'drizzle-orm';
import type { Period, TransactionSum } from '#domain/financials/summary';
import type { TransactionType } from '#domain/financials/transaction';
import { insertWhere } from '../db/conditional-insert';
import type { Gateway } from '../db/gateway';
import { cashCounts, financialTransactions } from '../db/tables/financials.table';
import { orderLines, orders } from '../db/tables/orders.table';
import type { TransactionRow } from './rows/transaction-wire';
import { revenueSince } from './statements/financial-statements';
import { type MutationResponse, type StaffOnce, writeOnce } from './stored-responses.repository';

export type CashCountRow = typeof cashCounts.$inferSelect;
export type FinancialsRepository = ReturnType<typeof createFinancialsRepository>;

type Page = { type?: TransactionType; offset: number; limit: number } & Partial<Period>;

export function createFinancialsRepository(gateway: Gateway) {
  return {
    async list({ type, offset, limit, ...period }: Page) {
      const wanted = and(
        type === undefined ? undefined : eq(financialTransactions.type, type),
        within(period),
      );
      const [rows, totals] = await gateway.read((db) =>
        db.batch([
          db
            .select({ row: financialTransactions, isReversed: isReversed() })
            .from(financialTransactions)
            .where(wanted)
            .orderBy(desc(financialTransactions.createdAt), desc(financialTransactions.id))
            .limit(limit)
            .offset(offset),
          db.select({ total: count() }).from(financialTransactions).where(wanted),
        ]),
      );
      return { rows, total: totals[0]?.total ?? 0 };
    },

    async find(id: string): Promise<TransactionRow | null> {
      const [row] = await gateway.read((db) =>
        db.select().from(financialTransactions).where(eq(financialTransactions.id, id)),
      );
      return row ?? null;
    },

    /** Returns sums (kuruş) by day, type and method; the query reads only the index. */
    sums(period: Period): Promise<(TransactionSum & { businessDay: string })[]> {
      const { businessDay, type, method, amountKurus } = financialTransactions;
      return gateway.read((db) =>
        db
          .select({
            businessDay,
            type,
            method,
            kurus: sql<number>`sum(${amountKurus})`,
            count: count(),
          })
          .from(financialTransactions)
          .where(within(period))
          .groupBy(businessDay, type, method)
          .orderBy(asc(businessDay)),
      );
    },

    /** Returns the day of the first transaction; null without any. */
    firstDay: () => firstDay(gateway),

    /** Returns the revenue of all days, kuruş. */
    revenue: () => revenueOfAllDays(gateway),

    notSold: (from: number, until: number) => notSold(gateway, from, until),

    /** Returns null if a reversal of the entry exists already. */
    record(row: TransactionRow, once: StaffOnce): Promise<MutationResponse | null> {
      const guard =
        row.referenceKind === 'transaction'
          ? sql`not exists (select 1 from ${financialTransactions} where reference_id = ${row.referenceId})`
          : sql`true`;
      const rows = (won: SQL) => [insertWhere(financialTransactions, row, won)];
      return writeOnce(gateway, { ...once, guard, rows });
    },

    /** Returns null if nobody has counted the cash of the day. */
    async cashCount(businessDay: string): Promise<CashCountRow | null> {
      const [row] = await gateway.read((db) =>
        db
          .select()
          .from(cashCounts)
          .where(eq(cashCounts.businessDay, businessDay))
          .orderBy(desc(cashCounts.countedAt), desc(cashCounts.id))
          .limit(1),
      );
      return row ?? null;
    },

    countCash: (row: CashCountRow, once: StaffOnce): Promise<MutationResponse | null> =>
      writeOnce(gateway, { ...once, rows: (won) => [insertWhere(cashCounts, row, won)] }),
  };
}

async function firstDay(gateway: Gateway): Promise<string | null> {
  const [row] = await gateway.read((db) =>
    db.select({ day: min(financialTransactions.businessDay) }).from(financialTransactions),
  );
  return row?.day ?? null;
}

async function revenueOfAllDays(gateway: Gateway): Promise<number> {
  const [row] = await gateway.read((db) => revenueSince(db, ''));
  return Number(row?.kurus ?? 0);
}

/** Returns cancelled orders and dishes paid with points in a time span (ms). */
async function notSold(gateway: Gateway, from: number, until: number) {
  const isIn = and(gte(orders.receivedAt, from), sql`${orders.receivedAt} < ${until}`);
  const [voids, free] = await gateway.read((db) =>
    db.batch([
      db
        .select({ count: count(), kurus: sql<number>`coalesce(sum(${orders.totalKurus}), 0)` })
        .from(orders)
        .where(and(eq(orders.status, 'cancelled'), isIn)),
      db
        .select({ count: sql<number>`coalesce(sum(${orderLines.quantity}), 0)` })
        .from(orderLines)
        .innerJoin(orders, eq(orders.id, orderLines.orderId))
        .where(and(eq(orderLines.isRedeemed, true), eq(orders.status, 'completed'), isIn)),
    ]),
  );
  return {
    voids: { count: voids[0]?.count ?? 0, kurus: voids[0]?.kurus ?? 0 },
    freeDishes: free[0]?.count ?? 0,
  };
}

/** A missing day leaves its end open. */
function within({ startDate, endDate }: Partial<Period>): SQL | undefined {
  const { businessDay } = financialTransactions;
  return and(
    startDate === undefined ? undefined : gte(businessDay, startDate),
    endDate === undefined ? undefined : lte(businessDay, endDate),
  );
}

function isReversed(): SQL<boolean> {
  // Drizzle omits the table name when a query has one table; the bare column would be the inner one here.
  const outerId = sql.raw('"financial_transaction"."id"');
  return sql<boolean>`exists (select 1 from ${financialTransactions} r
    where r.reference_id = ${outerId} and r.reference_kind = 'transaction')`.mapWith(Boolean);
}
