import { and, asc, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { Gateway } from '../db/gateway';
import { bills } from '../db/tables/bills.table';
import { financialTransactions } from '../db/tables/financials.table';
import { type BillRow, billRead, type StoredBill } from './rows/bill-wire';

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
          db
            .select()
            .from(bills)
            .where(sql`${bills.id} = ${wanted}`),
          moneyOfBills(db, sql`id = ${wanted}`),
        ]),
      );
      return row ? { row, money: money.map((one) => one.row) } : null;
    },

    /** Returns the bills that are not closed, the oldest first. */
    open: (): Promise<BillRow[]> =>
      gateway.read((db) =>
        db
          .select()
          .from(bills)
          .where(and(isNull(bills.closedAt), isNull(bills.mergedInto)))
          .orderBy(asc(bills.openedAt)),
      ),
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
    .orderBy(asc(financialTransactions.createdAt), asc(financialTransactions.id));
}

