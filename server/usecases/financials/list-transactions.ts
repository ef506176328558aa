import * as v from 'valibot';
import { TRANSACTION_TYPES } from '#domain/financials/transaction';
import { pageQuery } from '#domain/page-query';
import type { FinancialsRepository } from '../../repositories/financials.repository';
import { transactionRead } from '../../repositories/rows/transaction-wire';

export type ListTransactionsDeps = { financials: FinancialsRepository };

/** The filters of the list; `all` is every type. */
export const listTransactionsQuery = v.object({
  type: v.optional(v.picklist(['all', ...TRANSACTION_TYPES], 'transaction.type_unknown'), 'all'),
  ...pageQuery,
});

/** A page of the ledger, newest first. */
export async function listTransactions(
  { financials }: ListTransactionsDeps,
  { type, page, limit }: v.InferOutput<typeof listTransactionsQuery>,
) {
  const { rows, total } = await financials.list({
    ...(type === 'all' ? {} : { type }),
    offset: (page - 1) * limit,
    limit,
  });
  const transactions = rows.map(({ row, isReversed }) => transactionRead(row, isReversed));
  return { transactions, total, page, limit };
}
