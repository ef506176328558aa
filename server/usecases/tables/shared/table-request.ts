import { DomainError } from '#domain/error-codes';
import type { audit } from '../../../db/tables/staff.table';
import type {
  Claim,
  MutationResponse,
  StoredResponsesRepository,
} from '../../../repositories/stored-responses.repository';
import type { TablesRepository } from '../../../repositories/tables.repository';

export type TableRequestDeps = {
  tables: TablesRepository;
  responses: StoredResponsesRepository;
  now: () => number;
  newId: () => string;
};

/** The person, and how long the mutation has waited on the tablet. */
export type TableRequest = {
  claim: Claim;
  member: { id: string; firstName: string };
  ageMs: number;
};

type Change = {
  action: string;
  tableId: number;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  at: number;
};

const MAX_ATTEMPTS = 5;

/** The audit row of a change to a table: person, old and new values, time of the tap and of arrival. */
export function tableAudit(
  { newId }: TableRequestDeps,
  { member, ageMs }: TableRequest,
  { action, tableId, before, after, at }: Change,
): typeof audit.$inferInsert {
  return {
    id: newId(),
    actor: member.id,
    action,
    tbl: 'venue_table',
    pk: String(tableId),
    before,
    after,
    doneAt: at - ageMs,
    receivedAt: at,
  };
}

/** Reads, decides and writes; repeats while another write comes in between. */
export async function untilWritten(
  attempt: () => Promise<MutationResponse | null>,
): Promise<MutationResponse> {
  for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
    const receipt = await attempt();
    if (receipt) return receipt;
  }
  throw new DomainError('busy', { retryAfterS: 1 });
}
