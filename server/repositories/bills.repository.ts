import type { SQL } from 'drizzle-orm';
import { asc, eq, or, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { ListPlace } from '#domain/page-query';
import type { Gateway } from '../db/gateway';
import { financialTransactions } from '../db/tables/financials.table';
import { bills, lineEntries, orderLines, orders } from '../db/tables/orders.table';
import type { BillLine, BillRow, OrderRow, StoredBill } from './rows/order-row';
import { billRead, withMoney } from './rows/order-row';
import type { NewBill, Touch } from './statements/bill-statements';
import { billBegun } from './statements/bill-statements';

export function createBillsRepository(gateway: Gateway) {
  return {
    table: bills,
    rowOf: ({ row }: StoredBill) => row,
    read: ({ money }: StoredBill, row: BillRow) => billRead({ row, money }),

    /** Finds a bill, or the one that it was merged into. */
    async find(id: string): Promise<StoredBill | null> {
      const wanted = sql`(select coalesce(merged_into, id) from ${bills} where id = ${id})`;
      const [[row], money] = await gateway.batch((db) => [
        db.select().from(bills).where(sql`${bills.id} = ${wanted}`),
        moneyOfBills(db, sql`id = ${wanted}`),
      ]);
      return row ? { row, money: money.map((one) => one.row) } : null;
    },

    /** Opens a bill, unless it exists. */
    begin: (bill: NewBill, touch: Touch) => gateway.write([billBegun(bill, touch, sql`true`)]),

    /** Returns the orders of a bill, the oldest first. */
    orders: (id: string): Promise<OrderRow[]> =>
      gateway.rows(orders, eq(orders.billId, id), [asc(orders.receivedAt), asc(orders.id)]),

    /** Returns the lines of a bill's orders that are not cancelled, each with its entries, the oldest first. */
    async lines(id: string): Promise<BillLine[]> {
      const lastNo = sql<number>`(select max(line_no) from ${orderLines} o where o.order_id = ${orderLines.orderId})`;
      const [lines, entries] = await gateway.batch((db) => [
        db
          .select({ line: orderLines, lastNo })
          .from(orderLines)
          .innerJoin(orders, eq(orders.id, orderLines.orderId))
          .where(sql`${orderLines.billId} = ${id} and ${orders.status} <> 'cancelled'`)
          .orderBy(asc(orders.receivedAt), asc(orderLines.orderId), asc(orderLines.lineNo)),
        db
          .select()
          .from(lineEntries)
          .where(
            sql`${lineEntries.orderId} in (select order_id from ${orderLines} where bill_id = ${id})`,
          )
          .orderBy(asc(lineEntries.receivedAt), asc(lineEntries.id)),
      ]);
      return lines.map(({ line, lastNo }) => ({
        ...line,
        lastNo,
        entries: entries.filter(
          ({ orderId, lineNo }) => orderId === line.orderId && lineNo === line.lineNo,
        ),
      }));
    },

    /** Returns bills that are not closed, the oldest first. */
    async open({ after, limit }: { after?: ListPlace; limit: number }): Promise<StoredBill[]> {
      const isLater = after ? sql`(opened_at, id) > (${after.value}, ${after.id})` : sql`true`;
      const page = sql`select id from ${bills} where closed_at is null and ${isLater} order by opened_at, id limit ${limit}`;
      const [rows, money] = await gateway.batch((db) => [
        db
          .select()
          .from(bills)
          .where(sql`id in (${page})`)
          .orderBy(asc(bills.openedAt), asc(bills.id)),
        moneyOfBills(db, sql`id in (${page})`),
      ]);
      return withMoney(rows, money);
    },
  };
}

/** Selects payments and tips of bills and of those that were merged into them, the oldest first. */
export function moneyOfBills(db: LibSQLDatabase, scope: SQL) {
  const own = sql`select id from ${bills} where ${scope}`;
  const billId = sql<string>`coalesce((select merged_into from ${bills} m where m.id = ${financialTransactions.billId}), ${financialTransactions.billId})`;
  return db
    .select({ row: financialTransactions, billId })
    .from(financialTransactions)
    .where(
      or(
        sql`${financialTransactions.billId} in (${own})`,
        sql`${financialTransactions.billId} in (select id from ${bills} where merged_into in (${own}))`,
      ),
    )
    .orderBy(asc(financialTransactions.createdAt), sql`${financialTransactions}.rowid`);
}
