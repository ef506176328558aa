import type { SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { dayBegins } from '#domain/bookings/booking';
import type { Period, SoldSum, TransactionSum, VatSum } from '#domain/financials/summary';
import type { TransactionType } from '#domain/financials/transaction';
import { addDays } from '#domain/venue';
import type { Gateway } from '../../db/gateway';
import { insertWhere } from '../../db/gateway';
import { dayCloses, financialTransactions } from '../../db/tables/financials.table';
import { bills, saleLines } from '../../db/tables/orders.table';
import type { TransactionRow } from '../rows/order-row';
import type { MutationResponse, StaffOnce } from '../rows/responses.repository';
import { writeOnce } from '../rows/responses.repository';
import { openDay, revenueSince } from '../statements/bill-statements';
import * as parts from '../statements/sold-parts';

type Filter = { type?: TransactionType } & Partial<Period>;
type Page = Filter & { offset: number; limit: number };

export function createFinancialsRepository(gateway: Gateway) {
  return {
    async list({ offset, limit, ...filter }: Page) {
      const [rows, totals] = await gateway.batch((db) => [
        listed(db, isListed(filter)).limit(limit).offset(offset),
        db.select({ total: count() }).from(financialTransactions).where(isListed(filter)),
      ]);
      return { rows, total: totals[0]?.total ?? 0 };
    },

    /** Returns the ids of transactions, the latest first. */
    async ids(filter: Filter, limit: number): Promise<string[]> {
      const rows = await gateway.read((db) =>
        db
          .select({ id: financialTransactions.id })
          .from(financialTransactions)
          .where(isListed(filter))
          .orderBy(...latestFirst)
          .limit(limit),
      );
      return rows.map(({ id }) => id);
    },

    named: (ids: string[]) =>
      gateway.read((db) => listed(db, inArray(financialTransactions.id, ids))),

    find: (id: string) => gateway.row(financialTransactions, eq(financialTransactions.id, id)),

    /** Returns what was sold and taken on each day, and the sums that VAT is computed from. */
    figures: (span: Span): Promise<Figures> => readFigures(gateway, span),

    /** Returns who sold what, and what became of the rest. */
    parts: (period: Period, closesAt?: number) => readParts(gateway, period, closesAt),

    /** Returns the day of the first payment that was recorded with its method. */
    tillSince: () =>
      gateway.value<string>(sql`select business_day from ${financialTransactions}
        where type = 'tender' order by created_at limit 1`),

    /** Returns the day of the first transaction; null without any. */
    firstDay: () =>
      gateway.value<string>(sql`select min(business_day) from ${financialTransactions}`),

    /** Returns the revenue of all days since one, kuruş. */
    async revenue(since = ''): Promise<number> {
      const [row] = await gateway.read((db) => revenueSince(db, since));
      return Number(row?.kurus ?? 0);
    },

    /** Returns null if a reversal of the entry exists already. */
    record(row: TransactionRow, once: StaffOnce): Promise<MutationResponse | null> {
      const guard =
        row.referenceKind === 'transaction'
          ? sql`not exists (select 1 from ${financialTransactions} where reference_id = ${row.referenceId})`
          : sql`true`;
      const rows = (won: SQL) => [
        insertWhere(financialTransactions, { ...row, businessDay: openDay(row.businessDay) }, won),
      ];
      return writeOnce(gateway, { ...once, guard, rows });
    },
  };
}

const latestFirst = [desc(financialTransactions.createdAt), desc(financialTransactions.id)];

function listed(db: LibSQLDatabase, wanted: SQL | undefined) {
  return db
    .select({ row: financialTransactions, isReversed: isReversed(), bill: bills })
    .from(financialTransactions)
    .leftJoin(bills, eq(bills.id, financialTransactions.billId))
    .where(wanted)
    .orderBy(...latestFirst);
}

function isListed({ type, ...period }: Filter): SQL | undefined {
  return and(type === undefined ? undefined : eq(financialTransactions.type, type), within(period));
}

/** Days, of the last one only what had happened by an instant (ms). */
export type Span = Period & { until?: number };

export type Figures = {
  sold: (SoldSum & { businessDay: string })[];
  money: (TransactionSum & { businessDay: string })[];
  vat: VatSum[];
};

async function readFigures(gateway: Gateway, span: Span): Promise<Figures> {
  const [sold, money, vat] = await gateway.batch((db) => [
    soldByDay(db, span),
    moneyByDay(db, span),
    vatSums(db, span),
  ]);
  return { sold, money, vat };
}

async function readParts(gateway: Gateway, period: Period, closesAt?: number) {
  const { startDate, endDate } = period;
  const until = closesAt === undefined ? endOf(endDate) : sql`min(${endOf(endDate)}, ${closesAt})`;
  const span = { from: endOf(addDays(startDate, -1)), until };
  const [dishes, categories, hours, services, people, tips, entries, cancelled, free, held, kept] =
    await gateway.batch((db) => [
      parts.soldByDish(db, period),
      parts.soldByCategory(db, period),
      parts.soldByHour(db, period),
      parts.soldByService(db, period),
      parts.soldByPerson(db, period),
      parts.tipsByPerson(db, period),
      parts.entriesByPerson(db, period),
      parts.cancelledByPerson(db, span),
      parts.freeDishes(db, span),
      parts.depositsHeld(db, endDate),
      parts.depositsKept(db, period),
    ]);
  return {
    ...{ dishes, categories, hours, services, people, tips, entries, cancelled },
    freeDishes: free[0]?.count ?? 0,
    depositsHeldKurus: held[0]?.kurus ?? 0,
    depositsKeptKurus: kept[0]?.kurus ?? 0,
  };
}

/** A closed day ends with its close, because its figures do not change afterwards. */
function endOf(day: string): SQL {
  const end = dayBegins(addDays(day, 1));
  return sql`min(${end}, coalesce((select min(closed_at) from ${dayCloses} where day >= ${day}), ${end}))`;
}

function soldByDay(db: LibSQLDatabase, span: Span) {
  const { day, billId, kurus } = saleLines;
  const bill = db
    .select({
      day,
      sold: sql<number>`sum(${kurus})`.as('sold'),
      undone: sql<number>`sum(min(${kurus}, 0))`.as('undone'),
    })
    .from(saleLines)
    .where(parts.soldWithin(span))
    .groupBy(day, billId)
    .as('bill_of_day');
  return db
    .select({
      businessDay: bill.day,
      kurus: sql<number>`sum(${bill.sold})`,
      undoneKurus: sql<number>`sum(${bill.undone})`,
      bills: sql<number>`sum(${bill.sold} > 0)`,
    })
    .from(bill)
    .groupBy(bill.day)
    .orderBy(asc(bill.day));
}

function moneyByDay(db: LibSQLDatabase, span: Span) {
  const { businessDay, type, method, amountKurus } = financialTransactions;
  const doneAt = sql<number>`coalesce(${financialTransactions.doneAt}, ${financialTransactions.createdAt})`;
  const isRefund = sql`${type} = 'tender' and ${amountKurus} < 0 and ${financialTransactions.id} not like 'undo:%'`;
  return db
    .select({
      businessDay,
      type,
      method,
      kurus: sql<number>`sum(${amountKurus})`,
      count: count(),
      backKurus: sql<number>`sum(case when ${isRefund} then ${amountKurus} else 0 end)`,
    })
    .from(financialTransactions)
    .where(and(within(span), span.until === undefined ? undefined : lt(doneAt, span.until)))
    .groupBy(businessDay, type, method)
    .orderBy(asc(businessDay));
}

/** Bills with equal sums at one rate have equal VAT. */
function vatSums(db: LibSQLDatabase, span: Span) {
  const { day, billId, kurus, vatBp } = saleLines;
  const part = db
    .select({ vatBp, sold: sql<number>`sum(${kurus})`.as('sold') })
    .from(saleLines)
    .where(parts.soldWithin(span))
    .groupBy(day, billId, vatBp)
    .as('part_of_bill');
  return db
    .select({ vatBp: part.vatBp, kurus: sql<number>`${part.sold}`, bills: count() })
    .from(part)
    .groupBy(part.vatBp, sql`${part.sold}`);
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
