import { asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { Gateway } from '../db/gateway';
import { bills } from '../db/tables/bills.table';
import { financialTransactions } from '../db/tables/financials.table';
import { orders } from '../db/tables/orders.table';
import { type BillRow, billRead, type StoredBill, withMoney } from './rows/bill-wire';
import type { OrderRow } from './rows/order-wire';

export type BillsRepository = ReturnType<typeof createBillsRepository>;

export function createBillsRepository(gateway: Gateway) {
  return {
    table: bills,
    rowOf: ({ row }: StoredBill) => row,
    read: ({ money }: StoredBill, row: BillRow) => billRead({ row, money }),

    /** Finds a bill, or the one that it was merged into. */
    async find(id: string): Promise<StoredBill | null> {
      const wanted = sql`(select coalesce(merged_into, id) from ${bills} where id = ${id})`;
      const [[row], money] = await gateway.read((db) =>
        db.batch([
          db.select().from(bills).where(sql`${bills.id} = ${wanted}`),
          moneyOfBills(db, sql`id = ${wanted}`),
        ]),
      );
      return row ? { row, money: money.map((one) => one.row) } : null;
    },

    /** Returns the orders of a bill, the oldest first. */
    orders: (id: string): Promise<OrderRow[]> =>
      gateway.read((db) =>
        db
          .select()
          .from(orders)
          .where(eq(orders.billId, id))
          .orderBy(asc(orders.receivedAt), asc(orders.id)),
      ),

    /** Returns the bills that are not closed, the oldest first. */
    async open(): Promise<StoredBill[]> {
      const isOpen = sql`closed_at is null`;
      const [rows, money] = await gateway.read((db) =>
        db.batch([
          db.select().from(bills).where(isOpen).orderBy(asc(bills.openedAt)),
          moneyOfBills(db, isOpen),
        ]),
      );
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
