import { tableRead } from '../../repositories/rows/table-wire';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import {
  onTable,
  type TableRequest,
  type TableRequestDeps,
  tableAudit,
} from './shared/table-request';

/** Replaces a table's QR code: the printed code stops working; seated phones stay. */
export function rotateTableCode(
  deps: TableRequestDeps,
  request: TableRequest & { tableId: number },
): Promise<MutationResponse> {
  const { claim, tableId } = request;
  return onTable(deps, tableId, async (before, at) => {
    const after = { ...before, qrVersion: before.qrVersion + 1, v: before.v + 1 };
    const body = JSON.stringify({ mutationId: claim.mutationId, table: tableRead(after) });
    return deps.tables.change(before, after, {
      claim,
      at,
      response: { status: 200, body },
      audit: tableAudit(deps, request, {
        action: 'venue_table.code',
        tableId,
        before: { tableLabel: before.label },
        after: { tableLabel: before.label },
        at,
      }),
    });
  });
}
