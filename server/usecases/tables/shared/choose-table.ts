import { keepsTable } from '#domain/bookings/booking';
import { DomainError } from '#domain/error-codes';
import type { AssignTableInput } from '#domain/tables/venue-table';
import type { MutationResponse } from '../../../repositories/stored-responses.repository';
import type {
  BookedRow,
  BookedTable,
  TableAssignments,
} from '../../../repositories/table-assignments';
import { untilWritten } from '../../shared/until-written';
import { type TableRequest, type TableRequestDeps, tableAudit } from './table-request';

export type ChooseTableDeps = TableRequestDeps & { assignments: TableAssignments };
export type ChooseTableRequest = TableRequest & { bookingId: string; change: AssignTableInput };

type Seated<Row> = { row: Row; tableLabel: string | null };
type Kind<Row extends BookedRow> = {
  mutation: { audit: string };
  tbl: BookedTable;
  find(id: string): Promise<Seated<Row> | null>;
  read(seated: Seated<Row>): unknown;
};

/**
 * Assigns or removes a booking's table. An equal table succeeds; otherwise the first change wins. A conflict or a taken
 * table names the other party.
 */
export function chooseTable<Row extends BookedRow>(
  deps: ChooseTableDeps,
  request: ChooseTableRequest,
  { mutation, tbl, find, read }: Kind<Row>,
): Promise<MutationResponse> {
  const { claim, change, member, bookingId } = request;
  return untilWritten(async () => {
    const found = await find(bookingId);
    if (!found) throw new DomainError('not_found');
    const { row, tableLabel } = found;
    const current = read(found);
    const responseFor = (reservation: unknown) => ({
      status: 200,
      body: JSON.stringify({ mutationId: claim.mutationId, reservation }),
    });
    if (change.tableId === row.tableId && keepsTable(row.status)) {
      return deps.responses.keep(claim, responseFor(current));
    }
    const isAsSeen = change.from === undefined || change.from === row.tableId;
    if (!isAsSeen || !keepsTable(row.status)) {
      throw new DomainError('conflict', { current, ...lastWord(row) });
    }
    const at = deps.now();
    const label = await freeTable(deps, row, { tableId: change.tableId, current, at });
    const after = {
      tableId: change.tableId,
      tableAt: at,
      tableBy: member.firstName,
      v: row.v + 1,
    };
    const entry = tableAudit(deps, request, {
      action: mutation.audit,
      tableId: change.tableId ?? 0,
      before: { tableId: row.tableId, tableLabel },
      after: { tableId: change.tableId, tableLabel: label },
      at,
    });
    return deps.assignments.assign(tbl, {
      claim,
      before: row,
      after,
      at,
      response: responseFor(read({ row: { ...row, ...after }, tableLabel: label })),
      audit: { ...entry, tbl, pk: bookingId },
    });
  });
}

function lastWord({ tableAt, tableBy, statusAt, statusBy }: BookedRow) {
  const isTable = tableAt !== null && tableAt >= statusAt;
  const [by, at] = isTable ? [tableBy, tableAt] : [statusBy, statusAt];
  return { by, at: new Date(at).toISOString() };
}

/** @throws DomainError if the booking cannot have the table */
async function freeTable(
  { tables, assignments }: ChooseTableDeps,
  row: BookedRow,
  { tableId, current, at }: { tableId: number | null; current: unknown; at: number },
): Promise<string | null> {
  if (tableId === null) return null;
  const table = await tables.find(tableId);
  if (!table) throw new DomainError('table.blocked', { current });
  const { label } = table;
  if (!table.isActive) throw new DomainError('table.blocked', { current, tableLabel: label });
  const booked = await assignments.occupant(tableId, row, row.id);
  const place = { tableId, now: at, exceptId: row.id };
  const sitting = row.startsAt <= at ? await assignments.sitting(place) : null;
  const since = booked?.startsAt ?? sitting?.since;
  if (since === undefined) return label;
  throw new DomainError('table.taken', {
    ...{ current, tableLabel: label },
    by: (booked ?? sitting)?.guestName ?? null,
    at: new Date(since).toISOString(),
  });
}
