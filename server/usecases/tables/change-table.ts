import { DomainError } from '#domain/error-codes';
import { onPlan } from '#domain/tables/floor-plan';
import type { ChangeTableInput } from '#domain/tables/venue-table';
import type { KeptReceipt } from '../../repositories/receipts.repository';
import {
  type TableAct,
  type TableActDeps,
  tableAudit,
  untilWritten,
} from '../../repositories/table-act';
import { type TableRow, tableRead } from '../../repositories/table-wire';

type ChangeTableAct = TableAct & { tableId: number; input: ChangeTableInput };

/** Staff change a table. The first wins; who saw it as it was before learns who changed it and when. */
export function changeTable(deps: TableActDeps, act: ChangeTableAct): Promise<KeptReceipt> {
  const { claim, tableId, input, member } = act;
  return untilWritten(async () => {
    const before = await deps.tables.find(tableId);
    if (!before) throw new DomainError('not_found');
    const seen = tableRead(before).changedAt;
    const { from = seen, ...fields } = input;
    if (from !== seen) throw conflictOver(before);
    if (await deps.tables.isLabelTaken(input.label, tableId)) {
      throw new DomainError('table.label_taken');
    }
    const at = deps.now();
    const told = { ...fields, ...onPlan(input, input.shape) };
    const changed = { changedAt: at, changedBy: member.firstName, v: before.v + 1 };
    const after = { ...before, ...told, ...changed };
    return deps.tables.change(before, after, {
      claim,
      at,
      answer: {
        status: 200,
        body: JSON.stringify({ mutationId: claim.mutationId, table: tableRead(after) }),
      },
      audit: tableAudit(deps, act, {
        action: 'venue_table.change',
        tableId,
        ...difference(before, told),
        at,
      }),
    });
  });
}

/** What the person should see before trying again. */
function conflictOver(row: TableRow): DomainError {
  const current = tableRead(row);
  return new DomainError('conflict', { current, by: current.changedBy, at: current.changedAt });
}

/** Only the fields that differ. */
function difference(before: TableRow, told: Partial<TableRow>) {
  const was: Record<string, unknown> = { ...before };
  const changed = Object.entries(told).filter(([name, value]) => was[name] !== value);
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, was[name]])),
    after: Object.fromEntries(changed),
  };
}
