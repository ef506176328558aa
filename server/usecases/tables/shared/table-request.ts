import type { audit } from '../../../db/tables/staff.table';
import type {
  Claim,
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
