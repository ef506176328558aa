import { DomainError } from '#domain/error-codes';
import { freePlace, onPlan } from '#domain/tables/table-plan';
import type { AddTableInput } from '#domain/tables/venue-table';
import { type TableRow, tableRead } from '../../repositories/rows/table-wire';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { untilWritten } from '../shared/until-written';
import { type TableRequest, type TableRequestDeps, tableAudit } from './shared/table-request';

export type AddTableDeps = TableRequestDeps;

/** The venue's labels are unique. */
export function addTable(
  deps: TableRequestDeps,
  request: TableRequest & { input: AddTableInput },
): Promise<MutationResponse> {
  const { claim, input } = request;
  return untilWritten(async () => {
    const id = await deps.tables.nextId();
    if (await deps.tables.isLabelTaken(input.label, id)) throw new DomainError('table.label_taken');
    const at = deps.now();
    const row = await newTable(deps, request, { id, at });
    const { label, area, seats } = row;
    return deps.tables.add(row, {
      claim,
      at,
      response: {
        status: 201,
        body: JSON.stringify({ mutationId: claim.mutationId, table: tableRead(row) }),
      },
      audit: tableAudit(deps, request, {
        action: 'venue_table.add',
        tableId: id,
        before: null,
        after: { label, area, seats },
        at,
      }),
    });
  });
}

async function newTable(
  { tables }: TableRequestDeps,
  { input, member }: TableRequest & { input: AddTableInput },
  { id, at }: { id: number; at: number },
): Promise<TableRow> {
  const { x, y, ...fields } = input;
  const neighbours = (await tables.list()).filter(({ area }) => area === input.area);
  const place = x === undefined || y === undefined ? freePlace(neighbours) : { x, y };
  return {
    ...fields,
    ...onPlan(place, input.shape),
    id,
    v: 1,
    clearedAt: null,
    changedAt: at,
    changedBy: member.firstName,
    qrVersion: 1,
  };
}
