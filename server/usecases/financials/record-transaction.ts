import { DomainError } from '#domain/error-codes';
import {
  canReverse,
  type RecordTransactionInput,
  type ReverseTransactionInput,
  signedKurus,
} from '#domain/financials/transaction';
import { businessDay } from '#domain/venue';
import type { FinancialsRepository } from '../../repositories/financials.repository';
import { type TransactionRow, transactionRead } from '../../repositories/rows/transaction-wire';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import { type AuditDeps, staffOnce } from '../shared/audit-row';

export type RecordTransactionDeps = AuditDeps & { financials: FinancialsRepository };

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
  request: StaffRequest & { transactionId: string; input: ReverseTransactionInput },
): Promise<MutationResponse> {
  const entry = await deps.financials.find(request.transactionId);
  if (!entry) throw new DomainError('not_found');
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
