import { keepsTable } from '#domain/bookings/booking';
import { eveningBegan, slotAt } from '#domain/bookings/slots';
import { DomainError } from '#domain/error-codes';
import {
  type AssignTableInput,
  assignBrunchTableMutation,
  assignTableMutation,
  type SeatWalkInInput,
  seatWalkInMutation,
} from '#domain/tables/venue-table';
import { type BookingTable, tableBookings } from '../../db/tables/bookings.table';
import type { BookingRow } from '../../repositories/bookings.repository';
import { newBookingRow } from '../../repositories/rows/booking-row';
import { type Seated, tableBookingRead } from '../../repositories/rows/booking-wire';
import type { TableRow } from '../../repositories/rows/seating-wire';
import { assignedTable, seatedWalkIn } from '../../repositories/table-assignments';
import { endOfStay, taken } from '../shared/end-of-stay';
import type { Parts } from '../shared/parts';
import {
  type StaffAddRequest,
  type StaffChangeDeps,
  type StaffRequest,
  staffAdd,
  staffChange,
} from '../shared/staff-change';

type SeatPartiesDeps = StaffChangeDeps &
  Pick<Parts, 'tables' | 'assignments' | 'tableBookings' | 'brunches'>;

type AssignRequest = StaffRequest<AssignTableInput>;

export function assignTable(deps: SeatPartiesDeps, request: AssignRequest) {
  const { tableBookings: bookings } = deps;
  return staffChange(deps, request, bookings, assignTableMutation, (_, at, found) =>
    assigned(deps, request, found, { at, table: bookings.table, current: bookings.read(found) }),
  );
}

export function assignBrunchTable(deps: SeatPartiesDeps, request: AssignRequest) {
  const { brunches } = deps;
  return staffChange(deps, request, brunches, assignBrunchTableMutation, (_, at, found) =>
    assigned(deps, request, found, { at, table: brunches.table, current: brunches.read(found) }),
  );
}

/**
 * Assigns or removes a booking's table. An equal table succeeds; otherwise the first change wins. A conflict or a taken
 * table names the other party.
 */
async function assigned(
  deps: SeatPartiesDeps,
  { claim, input, member }: AssignRequest,
  { row, tableLabel }: Seated<BookingRow>,
  { at, table, current }: { at: number; table: BookingTable; current: unknown },
) {
  const { tableId, from = row.tableId } = input;
  if (tableId === row.tableId && !row.joinedTables && keepsTable(row.status)) return null;
  if (from !== row.tableId || !keepsTable(row.status)) return { conflict: lastWord(row) };
  const label = await freeTable(deps, row, { tableId, current, at });
  const audited: [object, object] = [
    { tableId: row.tableId, tableLabel },
    { tableId, tableLabel: label },
  ];
  return {
    after: { tableId, joinedTables: null, tableAt: at, tableBy: member.firstName },
    audited,
    ...assignedTable(table, row, { claim, tableId, at }),
  };
}

function lastWord({ tableAt, tableBy, statusAt, statusBy }: BookingRow) {
  const isTable = tableAt !== null && tableAt >= statusAt;
  return isTable ? { by: tableBy, at: tableAt } : { by: statusBy, at: statusAt };
}

/** @throws DomainError if the booking cannot have the table */
async function freeTable(
  { tables, assignments }: SeatPartiesDeps,
  row: BookingRow,
  { tableId, current, at }: { tableId: number | null; current: unknown; at: number },
): Promise<string | null> {
  if (tableId === null) return null;
  const table = await tables.find(tableId);
  if (!table?.isActive) throw new DomainError('table.blocked', { current, ...labelOf(table) });
  const booked = await assignments.occupant(tableId, row, row.id);
  const place = { tableId, now: at, exceptId: row.id };
  const sitting = row.startsAt <= at ? await assignments.sitting(place) : null;
  const since = booked?.startsAt ?? sitting?.since;
  if (since === undefined) return table.label;
  const guestName = (booked ?? sitting)?.guestName ?? null;
  throw taken(table, { guestName, startsAt: since }, { current });
}

/**
 * Seats a walk-in from the time of the tap until the next booking, at most two hours. @throws DomainError
 * table.walk_in_over, when it arrives on a later evening
 */
export function seatWalkIn(
  deps: SeatPartiesDeps,
  request: StaffAddRequest<SeatWalkInInput> & { language: 'en' | 'tr' },
) {
  const { claim, input, member, language, ageMs } = request;
  return staffAdd(deps, request, tableBookings, seatWalkInMutation, async (at) => {
    const table = await deps.tables.find(input.tableId);
    if (!table?.isActive) throw new DomainError('table.blocked', labelOf(table));
    const startsAt = at - ageMs;
    if (startsAt < eveningBegan(at)) throw new DomainError('table.walk_in_over');
    const { firstName: by } = member;
    const { guestName, partySize } = input;
    const unknown = { guestEmail: null, guestPhone: '', specialRequests: null };
    const body = { guestName, partySize, ...unknown, ...slotAt(startsAt) };
    const asGuest = { claim, body, ageMs, language, deviceHash: null, secretHash: null };
    const row = {
      ...newBookingRow(asGuest, 'seated', at),
      statusAt: startsAt,
      statusBy: by,
      bookedBy: by,
      startsAt,
      endsAt: await endOfStay(deps, table, startsAt),
      tableId: table.id,
      tableAt: at,
      tableBy: by,
      tablePreference: table.area,
    };
    const { label: tableLabel } = table;
    return {
      row,
      read: tableBookingRead({ row, tableLabel }),
      audited: [null, { tableId: table.id, tableLabel, partySize }],
      ...seatedWalkIn(row),
    };
  });
}

function labelOf(table: TableRow | null) {
  return table ? { tableLabel: table.label } : {};
}
