import { billLabel, billNumber } from '#domain/bills/bill';
import type { Transaction } from '#domain/financials/transaction';
import { liraText } from '#domain/money';
import type { bills } from '../../db/tables/bills.table';
import type { financialTransactions } from '../../db/tables/financials.table';

export type TransactionRow = typeof financialTransactions.$inferSelect;

type BillRow = typeof bills.$inferSelect;

export function transactionRead(
  row: TransactionRow,
  isReversed: boolean,
  bill: BillRow | null = null,
): Transaction {
  const { referenceKind: kind, referenceId: id } = row;
  return {
    id: row.id,
    type: row.type,
    method: row.method,
    businessDay: row.businessDay,
    createdAt: new Date(row.doneAt ?? row.createdAt).toISOString(),
    amount: liraText(row.amountKurus),
    reference: kind === null || id === null ? null : { kind, id },
    bill: bill && { id: bill.id, number: billNumber(bill.day, bill.no), label: billLabel(bill) },
    reason: row.reason,
    by: row.by,
    isReversed,
  };
}
