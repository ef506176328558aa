import { DomainError } from '#domain/error-codes';
import type { audit } from '../../../db/tables/staff.table';
import { type SeatingRow, seatingRead } from '../../../repositories/rows/seating-wire';
import type { Written } from '../../../repositories/seatings/seatings.repository';
import type { Claim, MutationResponse } from '../../../repositories/stored-responses.repository';
import type { SeatingRequest, SeatingRequestDeps } from './seating-request';

type Facts = Record<string, unknown>;
type Change = { action: string; before: Facts; after: Facts; at: number; row: SeatingRow };

/** Builds the response and the audit row of a change to a seating. */
export function writtenBy<Input>(
  { newId }: Pick<SeatingRequestDeps, 'newId'>,
  { claim, member, ageMs, seatingId }: SeatingRequest<Input>,
  { action, before, after, at, row }: Change,
): Written {
  const entry: typeof audit.$inferInsert = {
    id: newId(),
    actor: member.id,
    action,
    tbl: 'seating',
    pk: seatingId,
    before,
    after,
    doneAt: Math.max(row.openedAt, at - ageMs),
    receivedAt: at,
  };
  return { claim, response: seatingResponse(claim, row), at, by: member.firstName, audit: entry };
}

export function seatingResponse({ mutationId }: Claim, row: SeatingRow) {
  return { status: 200, body: JSON.stringify({ mutationId, seating: seatingRead(row) }) };
}

/** Stores only the response if the seating is already as requested. */
export function standsAlready<Input>(
  { responses }: Pick<SeatingRequestDeps, 'responses'>,
  { claim }: SeatingRequest<Input>,
  row: SeatingRow,
): Promise<MutationResponse> {
  return responses.keep(claim, seatingResponse(claim, row));
}

/** @throws DomainError not_found */
export async function seatingOf(
  { seatings }: Pick<SeatingRequestDeps, 'seatings'>,
  id: string,
): Promise<SeatingRow> {
  const row = await seatings.find(id);
  if (!row) throw new DomainError('not_found');
  return row;
}

/** @throws DomainError seating.closed, with person and time */
export function refuseClosed(row: SeatingRow): void {
  if (row.closedAt === null) return;
  throw new DomainError('seating.closed', {
    current: seatingRead(row),
    by: row.closedBy,
    at: new Date(row.closedAt).toISOString(),
  });
}
