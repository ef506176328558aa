import * as v from 'valibot';
import { bookingCode } from '#domain/bookings/booking';
import { DomainError } from '#domain/error-codes';
import type {
  RecordTransactionInput,
  ReverseTransactionInput,
  Transaction,
} from '#domain/financials/transaction';
import {
  canReverse,
  signedKurus,
  TRANSACTION_COLUMNS,
  TRANSACTION_TYPES,
} from '#domain/financials/transaction';
import { orderCode } from '#domain/orders/order';
import { pageQuery } from '#domain/page-query';
import { businessDay, isDay } from '#domain/venue';
import type { TransactionRow } from '../../repositories/rows/order-row';
import { transactionRead } from '../../repositories/rows/order-row';
import type { Claim, MutationResponse } from '../../repositories/rows/responses.repository';
import { csvInParts } from '../shared/in-parts';
import type { AuditDeps, NoteExportDeps, Parts } from '../shared/staff-change';
import { noteExport, orRefuse, staffOnce } from '../shared/staff-change';

type ListTransactionsDeps = Pick<Parts, 'financials'>;

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
  const transactions = rows.map(({ row, isReversed, bill }) =>
    transactionRead(row, isReversed, bill),
  );
  return { transactions, total, page, limit };
}

export async function exportTransactions(
  deps: ListTransactionsDeps & NoteExportDeps,
  query: ListTransactionsQuery,
  member: { id: string },
): Promise<AsyncIterable<string>> {
  const { financials } = deps;
  const filter = wantedBy(query);
  const { count, file } = await csvInParts(
    { fields: TRANSACTION_COLUMNS },
    { language: query.lang },
    {
      ids: (limit) => financials.ids(filter, limit),
      rows: async (ids) => (await financials.named(ids)).map(fileRow),
    },
  );
  await noteExport(deps, { member, list: 'financial_transaction', filter, rows: count });
  return file;
}

function fileRow({ row, isReversed, bill: paid }: ListedTransaction) {
  const { reference, bill, ...transaction } = transactionRead(row, isReversed, paid);
  return { ...transaction, reference: referenceCode({ reference, bill }) };
}

type ListedTransaction = Awaited<ReturnType<Parts['financials']['named']>>[number];

/** People name a transaction's subject by this code; null for entries without a subject. */
function referenceCode({ reference, bill }: Pick<Transaction, 'reference' | 'bill'>) {
  if (bill) return `${bill.number} ${bill.label}`;
  if (!reference || reference.kind === 'transaction') return null;
  return reference.kind === 'order' ? orderCode(reference.id) : bookingCode(reference.id);
}

function wantedBy({ type, startDate, endDate }: ListTransactionsQuery) {
  return {
    ...(type === 'all' ? {} : { type }),
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
  };
}

type RecordTransactionDeps = AuditDeps & Pick<Parts, 'financials'>;

type StaffRequest = { claim: Claim; member: { id: string; firstName: string } };

/** Records a manual entry for the present business day. */
export function recordTransaction(
  deps: RecordTransactionDeps,
  request: StaffRequest & { input: RecordTransactionInput },
): Promise<MutationResponse> {
  const { type, method, reason } = request.input;
  const amountKurus = signedKurus(request.input);
  return write(deps, request, { type, method, amountKurus, reason, reverses: null });
}

/**
 * Reverses a manual entry by a row with the opposite amount. @throws DomainError not_found, transaction.not_manual,
 * conflict (already reversed)
 */
export async function reverseTransaction(
  deps: RecordTransactionDeps,
  request: StaffRequest & { id: string; input: ReverseTransactionInput },
): Promise<MutationResponse> {
  const entry = orRefuse(await deps.financials.find(request.id));
  const isReversal = entry.referenceKind === 'transaction';
  if (!canReverse(entry.type) || isReversal) throw new DomainError('transaction.not_manual');
  return write(deps, request, {
    type: entry.type,
    method: entry.method,
    amountKurus: -entry.amountKurus,
    reason: request.input.reason,
    reverses: entry,
  });
}

type Entry = Pick<TransactionRow, 'type' | 'method' | 'amountKurus' | 'reason'> & {
  reverses: TransactionRow | null;
};

async function write(
  deps: RecordTransactionDeps,
  request: StaffRequest,
  { reverses, ...entry }: Entry,
): Promise<MutationResponse> {
  const at = deps.now();
  const row: TransactionRow = {
    ...entry,
    id: request.claim.mutationId,
    businessDay: businessDay(at),
    createdAt: at,
    referenceKind: reverses && 'transaction',
    referenceId: reverses?.id ?? null,
    round: 0,
    by: request.member.firstName,
    billId: null,
    drawerId: null,
    doneAt: null,
    detail: null,
  };
  const transaction = transactionRead(row, false);
  const fact = {
    action: reverses ? 'financial_transaction.reverse' : 'financial_transaction.record',
    tbl: 'financial_transaction',
    pk: row.id,
    before: reverses && transactionRead(reverses, false),
    after: { type: entry.type, amount: transaction.amount, reason: entry.reason },
    at,
  };
  const response = { status: 201, body: { transaction } };
  const stored = await deps.financials.record(row, staffOnce(deps, request, fact, response));
  if (stored) return stored;
  throw new DomainError('conflict', { current: reverses && transactionRead(reverses, true) });
}
