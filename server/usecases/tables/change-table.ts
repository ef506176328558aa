import { DomainError } from '#domain/error-codes';
import { onPlan } from '#domain/tables/table-plan';
import type { ChangeTableInput } from '#domain/tables/venue-table';
import { type TableRow, tableRead } from '../../repositories/rows/table-wire';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import {
  onTable,
  type TableRequest,
  type TableRequestDeps,
  tableAudit,
} from './shared/table-request';

type ChangeTableRequest = TableRequest & { tableId: number; input: ChangeTableInput };

/** An equal change succeeds; otherwise the first change wins, and the second gets a conflict that names its author. */
export function changeTable(
  deps: TableRequestDeps,
  request: ChangeTableRequest,
): Promise<MutationResponse> {
  const { claim, tableId, input, member } = request;
  return onTable(deps, tableId, async (before, at) => {
    const seen = tableRead(before).changedAt;
    const { from = seen, ...fields } = input;
    const told = { ...fields, ...onPlan(input, input.shape) };
    const responseFor = (row: TableRow) => ({
      status: 200,
      body: JSON.stringify({ mutationId: claim.mutationId, table: tableRead(row) }),
    });
    const changes = difference(before, told);
    if (Object.keys(changes.after).length === 0)
      return deps.responses.keep(claim, responseFor(before));
    if (from !== seen) throw conflictOver(before);
    if (await deps.tables.isLabelTaken(input.label, tableId)) {
      throw new DomainError('table.label_taken');
    }
    const changed = { changedAt: at, changedBy: member.firstName, v: before.v + 1 };
    const after = { ...before, ...told, ...changed };
    return deps.tables.change(before, after, {
      claim,
      at,
      response: responseFor(after),
      audit: tableAudit(deps, request, {
        action: 'venue_table.change',
        tableId,
        ...changes,
        at,
      }),
    });
  });
}

/** The conflict shows the present values before a retry. */
function conflictOver(row: TableRow): DomainError {
  const current = tableRead(row);
  return new DomainError('conflict', { current, by: current.changedBy, at: current.changedAt });
}

/** Returns only the fields that differ. */
function difference(before: TableRow, told: Partial<TableRow>) {
  const was: Record<string, unknown> = { ...before };
  const changed = Object.entries(told).filter(([name, value]) => was[name] !== value);
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, was[name]])),
    after: Object.fromEntries(changed),
  };
}
