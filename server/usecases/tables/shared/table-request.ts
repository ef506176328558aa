import { DomainError } from '#domain/error-codes';
import type { audit } from '../../../db/tables/staff.table';
import type { TableRow } from '../../../repositories/rows/table-wire';
import type {
  Claim,
  MutationResponse,
  StoredResponsesRepository,
} from '../../../repositories/stored-responses.repository';
import type { TablesRepository } from '../../../repositories/tables.repository';
import { untilWritten } from '../../shared/until-written';

export type TableRequestDeps = {
  tables: TablesRepository;
  responses: StoredResponsesRepository;
  now: () => number;
  newId: () => string;
};

/** The request names the person and the mutation's age on the tablet. */
export type TableRequest = {
  claim: Claim;
  member: { id: string; firstName: string };
  ageMs: number;
};

/** Repeats `change` while a concurrent write wins. @throws DomainError not_found */
export function onTable(
  deps: TableRequestDeps,
  tableId: number,
  change: (before: TableRow, at: number) => Promise<MutationResponse | null>,
): Promise<MutationResponse> {
  return untilWritten(async () => {
    const before = await deps.tables.find(tableId);
    if (!before) throw new DomainError('not_found');
    return change(before, deps.now());
  });
}

type Change = {
  action: string;
  tableId: number;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  at: number;
};

/** Builds the audit row of a change to a table: person, old and new values, time of the tap and of arrival. */
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
