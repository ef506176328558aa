import { DomainError } from '#domain/error-codes';
import type { KeptReceipt } from '../../repositories/receipts.repository';
import { type TableRow, tableRead } from '../../repositories/rows/table-wire';
import { type TableAct, type TableActDeps, tableAudit, untilWritten } from './shared/table-act';

/** Marks a table as ready, from the time of the tap, however late the mutation arrives. */
export function clearTable(
  deps: TableActDeps,
  act: TableAct & { tableId: number },
): Promise<KeptReceipt> {
  const { claim, tableId, ageMs } = act;
  return untilWritten(async () => {
    const before = await deps.tables.find(tableId);
    if (!before) throw new DomainError('not_found');
    const at = deps.now();
    const answer = (row: TableRow) => ({
      status: 200,
      body: JSON.stringify({ mutationId: claim.mutationId, table: tableRead(row) }),
    });
    // A colleague has cleared it after this tap.
    if ((before.clearedAt ?? 0) >= at - ageMs) return deps.receipts.keep(claim, answer(before));
    const clearedAt = at - ageMs;
    const after = { ...before, clearedAt, v: before.v + 1 };
    return deps.tables.change(before, after, {
      claim,
      at,
      answer: answer(after),
      audit: tableAudit(deps, act, {
        action: 'venue_table.clear',
        tableId,
        before: { clearedAt: before.clearedAt },
        after: { clearedAt },
        at,
      }),
    });
  });
}
