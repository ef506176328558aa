import * as v from 'valibot';
import { isDay } from '#domain/days';
import { TRANSACTION_COLUMNS, TRANSACTION_TYPES } from '#domain/financials/transaction';
import { pageQuery } from '#domain/page-query';
import { recordsCsv } from '#domain/resource/csv';
import type { FinancialsRepository } from '../../repositories/financials.repository';
import { transactionRead } from '../../repositories/rows/transaction-wire';
import { type NoteExportDeps, noteExport } from '../shared/note-export';

export type ListTransactionsDeps = { financials: FinancialsRepository };

/** A CSV file has at most this many rows. */
const MOST_CSV_ROWS = 100_000;

const day = v.exactOptional(v.pipe(v.string(), v.check(isDay, 'date.invalid')));

/** The query filters transactions; `all` selects any type; a missing day leaves its end of the period open. */
export const listTransactionsQuery = v.object({
  type: v.optional(v.picklist(['all', ...TRANSACTION_TYPES], 'transaction.type_unknown'), 'all'),
  startDate: day,
  endDate: day,
  ...pageQuery,
  format: v.optional(v.picklist(['json', 'csv']), 'json'),
  lang: v.optional(v.picklist(['en', 'tr']), 'tr'),
});

type ListTransactionsQuery = v.InferOutput<typeof listTransactionsQuery>;

export async function listTransactions(deps: ListTransactionsDeps, query: ListTransactionsQuery) {
  const { page, limit } = query;
  const { rows, total } = await deps.financials.list({
    ...wantedBy(query),
    offset: (page - 1) * limit,
    limit,
  });
  const transactions = rows.map(({ row, isReversed }) => transactionRead(row, isReversed));
  return { transactions, total, page, limit };
}

export async function exportTransactions(
  deps: ListTransactionsDeps & NoteExportDeps,
  query: ListTransactionsQuery,
  member: { id: string },
): Promise<string> {
  const { rows } = await deps.financials.list({
    ...wantedBy(query),
    offset: 0,
    limit: MOST_CSV_ROWS,
  });
  const shown = rows.map(({ row, isReversed }) => {
    const { reference, ...transaction } = transactionRead(row, isReversed);
    return { ...transaction, reference: reference?.id ?? null };
  });
  const filter = wantedBy(query);
  await noteExport(deps, { member, list: 'financial_transaction', filter, rows: shown.length });
  return recordsCsv({ fields: TRANSACTION_COLUMNS }, shown, { language: query.lang });
}

function wantedBy({ type, startDate, endDate }: ListTransactionsQuery) {
  return {
    ...(type === 'all' ? {} : { type }),
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
  };
}
