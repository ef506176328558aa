import { DomainError } from '#domain/error-codes';
import type { CountCashInput } from '#domain/financials/summary';
import { wholeKurus } from '#domain/money';
import type { CashCountRow, FinancialsRepository } from '../../repositories/financials.repository';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import { type AuditDeps, staffOnce } from '../shared/audit-row';

export type CountCashDeps = AuditDeps & { financials: FinancialsRepository };

type CountCashRequest = {
  claim: Claim;
  member: { id: string; firstName: string };
  input: CountCashInput;
};

/** Stores an evening's cash count. A later count of the same day replaces it. */
export async function countCash(
  deps: CountCashDeps,
  request: CountCashRequest,
): Promise<MutationResponse> {
  const { claim, member, input } = request;
  const at = deps.now();
  const { businessDay, cash, card, note } = input;
  const row: CashCountRow = {
    id: claim.mutationId,
    businessDay,
    countedAt: at,
    cashKurus: wholeKurus(cash),
    cardKurus: wholeKurus(card),
    note: note || null,
    by: member.firstName,
  };
  const after = { businessDay, cash: String(cash), card: String(card) };
  const fact = { action: 'cash_count.record', tbl: 'cash_count', pk: row.id, after, at };
  const stored = await deps.financials.countCash(
    row,
    staffOnce(deps, request, fact, { status: 201 }),
  );
  if (stored) return stored;
  throw new DomainError('busy', { retryAfterS: 1 });
}
