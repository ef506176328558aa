import type { Transaction } from '#domain/financials/transaction';
import { liraText } from '#domain/money';
import type { financialTransactions } from '../../db/tables/financials.table';

export type TransactionRow = typeof financialTransactions.$inferSelect;

export function transactionRead(row: TransactionRow, isReversed: boolean): Transaction {
  const { referenceKind: kind, referenceId: id } = row;
  return {
    id: row.id,
    type: row.type,
    method: row.method,
    businessDay: row.businessDay,
    createdAt: new Date(row.createdAt).toISOString(),
    amount: liraText(row.amountKurus),
    reference: kind === null || id === null ? null : { kind, id },
    reason: row.reason,
    by: row.by,
    isReversed,
  };
}
