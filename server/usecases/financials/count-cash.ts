import { DomainError } from '#domain/error-codes';
import type { CountCashInput } from '#domain/financials/summary';
import { wholeKurus } from '#domain/money';
import type { CashCountRow, FinancialsRepository } from '../../repositories/financials.repository';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';

export type CountCashDeps = {
  financials: FinancialsRepository;
  now: () => number;
  newId: () => string;
};

type CountCashRequest = {
  claim: Claim;
  member: { id: string; firstName: string };
  input: CountCashInput;
};

/** Stores an evening's cash count. A later count of the same day replaces it. */
export async function countCash(
  { financials, now, newId }: CountCashDeps,
  { claim, member, input }: CountCashRequest,
): Promise<MutationResponse> {
  const at = now();
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
  const stored = await financials.countCash(row, {
    claim,
    at,
    response: { status: 201, body: JSON.stringify({ mutationId: claim.mutationId }) },
    audit: {
      id: newId(),
      actor: member.id,
      action: 'cash_count.record',
      tbl: 'cash_count',
      pk: row.id,
      before: null,
      after: { businessDay, cash: String(cash), card: String(card) },
      doneAt: at,
      receivedAt: at,
    },
  });
  if (stored) return stored;
  throw new DomainError('busy', { retryAfterS: 1 });
}
