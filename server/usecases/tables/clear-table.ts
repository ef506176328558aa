import { clearTableMutation } from '#domain/tables/venue-table';
import { type TableRow, tableRead } from '../../repositories/rows/table-wire';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import {
  onTable,
  type TableRequest,
  type TableRequestDeps,
  tableAudit,
} from './shared/table-request';

/** Marks a table as ready from the time of the tap, however late the mutation arrives. */
export function clearTable(
  deps: TableRequestDeps,
  request: TableRequest & { tableId: number },
): Promise<MutationResponse> {
  const { claim, tableId, ageMs } = request;
  return onTable(deps, tableId, async (before, at) => {
    const responseFor = (row: TableRow) => ({
      status: 200,
      body: JSON.stringify({ mutationId: claim.mutationId, table: tableRead(row) }),
    });
    // A colleague has cleared the table after this tap.
    if ((before.clearedAt ?? 0) >= at - ageMs)
      return deps.responses.keep(claim, responseFor(before));
    const clearedAt = at - ageMs;
    const after = { ...before, clearedAt, v: before.v + 1 };
    return deps.tables.change(before, after, {
      claim,
      at,
      response: responseFor(after),
      audit: tableAudit(deps, request, {
        action: clearTableMutation.audit,
        tableId,
        before: { clearedAt: before.clearedAt },
        after: { clearedAt },
        at,
      }),
    });
  });
}
