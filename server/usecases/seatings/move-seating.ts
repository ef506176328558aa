import { DomainError } from '#domain/error-codes';
import type { MoveSeatingInput } from '#domain/seatings/seating';
import { type SeatingRow, seatingRead } from '../../repositories/rows/seating-wire';
import type { TableRow } from '../../repositories/rows/table-wire';
import type { Destination } from '../../repositories/statements/seating-statements';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import type { TableAssignments } from '../../repositories/table-assignments';
import { untilWritten } from '../shared/until-written';
import type { SeatingRequest, SeatingRequestDeps } from './shared/seating-request';
import { refuseClosed, seatingOf, standsAlready, writtenBy } from './shared/seating-response';

export type MoveSeatingDeps = SeatingRequestDeps & { assignments: TableAssignments };

/**
 * Moves a party with its phones and bill; at an occupied table both share one bill. An equal table succeeds. @throws
 * DomainError conflict, seating.closed, table.blocked, table.taken (booked for another party),
 * table.occupied (a party that the person did not see)
 */
export function moveSeating(
  deps: MoveSeatingDeps,
  request: SeatingRequest<MoveSeatingInput>,
): Promise<MutationResponse> {
  const { input } = request;
  return untilWritten(async () => {
    const before = await seatingOf(deps, request.seatingId);
    const joined = before.mergedInto === null ? null : await deps.seatings.find(before.mergedInto);
    const isThere = (joined ?? before).tableId === input.tableId;
    if (isThere && (joined !== null || before.closedAt === null)) {
      return standsAlready(deps, request, before);
    }
    refuseClosed(before);
    if (before.tableId !== input.from) throw movedAlready(before);
    const at = deps.now();
    const to = await destination(deps, before, { tableId: input.tableId, at });
    if (to.isJoined && !input.isTogether) await refuseParty(deps, before, { to, at });
    const from = await deps.tables.find(before.tableId);
    const moved = { movedAt: at, movedBy: request.member.firstName, v: before.v + 1 };
    const after = to.seating
      ? { mergedInto: to.seating.id, closedAt: at, closedBy: request.member.firstName, ...moved }
      : { tableId: to.tableId, ...moved };
    const written = writtenBy(deps, request, {
      action: 'seating.move',
      before: { tableLabel: from?.label ?? null },
      after: { tableLabel: to.label, ...(to.isJoined && { isJoined: true }) },
      at,
      row: { ...before, ...after },
    });
    return deps.seatings.move(before, to, written);
  });
}

function movedAlready(row: SeatingRow): DomainError {
  const at = new Date(row.movedAt ?? row.openedAt).toISOString();
  return new DomainError('conflict', { current: seatingRead(row), by: row.movedBy, at });
}

async function destination(
  deps: MoveSeatingDeps,
  before: SeatingRow,
  { tableId, at }: { tableId: number; at: number },
): Promise<Destination> {
  const table = await deps.tables.find(tableId);
  if (!table) throw new DomainError('table.blocked', { current: seatingRead(before) });
  const seating = await deps.seatings.openAt(tableId);
  const booking = await deps.seatings.seatedBooking(before.tableId, at);
  const party = await deps.seatings.seatedBooking(tableId, at);
  const to = { tableId, label: table.label, seating, booking, isJoined: !!seating || !!party };
  if (booking && !to.isJoined) await refuseTaken(deps, { table, booking, before, at });
  return to;
}

async function refuseParty(
  { assignments }: MoveSeatingDeps,
  before: SeatingRow,
  { to: { tableId, label, seating }, at }: { to: Destination; at: number },
): Promise<never> {
  const sitting = await assignments.sitting({ tableId, now: at, exceptId: '' });
  const since = sitting?.since ?? seating?.openedAt ?? at;
  throw new DomainError('table.occupied', {
    ...{ current: seatingRead(before), tableLabel: label },
    ...{ by: sitting?.guestName ?? null, at: new Date(since).toISOString() },
  });
}

type Wanted = {
  table: TableRow;
  booking: NonNullable<Destination['booking']>;
  before: SeatingRow;
  at: number;
};

/** A booked party needs a table that is free for the rest of its stay. */
async function refuseTaken(
  { assignments }: MoveSeatingDeps,
  { table, booking, before, at }: Wanted,
): Promise<void> {
  const { label: tableLabel } = table;
  const current = seatingRead(before);
  if (!table.isActive) throw new DomainError('table.blocked', { current, tableLabel });
  const span = { startsAt: at, endsAt: booking.endsAt };
  const other = await assignments.occupant(table.id, span, booking.id);
  if (!other) return;
  const from = new Date(other.startsAt).toISOString();
  throw new DomainError('table.taken', { current, tableLabel, by: other.guestName, at: from });
}
