import { eveningBegan, keepsTable, slotAt } from '#domain/bookings/booking';
import { DomainError } from '#domain/error-codes';
import type { AddTableInput, ChangeTableInput, SeatWalkInInput } from '#domain/tables/venue-table';
import {
  assignBrunchTableMutation,
  assignTableMutation,
  clearTableMutation,
  freePlace,
  onPlan,
  seatWalkInMutation,
} from '#domain/tables/venue-table';
import type { BookingTable, TableRow } from '../db/tables/bookings.table';
import { tableBookings, venueTables } from '../db/tables/bookings.table';
import type { Seated } from '../repositories/booking-row';
import { newBookingRow, tableBookingRead, tableRead } from '../repositories/booking-row';
import type { BookingRow } from '../repositories/bookings.repository';
import {
  assignedTable,
  labelledTable,
  newTable,
  removedTable,
  seatedWalkIn,
} from '../repositories/tables.repository';
import { tableToken } from '../services/keys';
import { endOfStay, taken } from './shared/end-of-stay';
import type {
  Parts,
  RequestOf,
  StaffAddRequest,
  StaffChangeDeps,
  StaffRequest,
} from './shared/staff-change';
import { plainRows, staffAdd, staffChange } from './shared/staff-change';

type TableDeps = StaffChangeDeps & Pick<Parts, 'tables'>;
type RemoveTableDeps = TableDeps & Pick<Parts, 'seatings'>;

const TABLE = { name: 'table' } as const;

export async function listTables({ tables }: Pick<TableDeps, 'tables'>) {
  return { tables: (await tables.list()).map(tableRead) };
}

type ListTableCardsDeps = Pick<TableDeps, 'tables'> & Pick<Parts, 'keys'>;

/** Returns the present URL in each table's QR code. */
export async function listTableCards({ tables, keys }: ListTableCardsDeps, origin: string) {
  return (await tables.list()).map(({ id: tableId, label, qrVersion }) => ({
    label,
    url: `${origin}/t/${tableToken(keys, { tableId, qrVersion })}`,
  }));
}

/** The venue's labels are unique. */
export function addTable(deps: TableDeps, request: StaffAddRequest<AddTableInput>) {
  const operation = { row: TABLE, kind: 'venue_table.add' };
  const { input, member } = request;
  return staffAdd(deps, request, venueTables, operation, async (at) => {
    const id = await deps.tables.nextId();
    await refuseTakenLabel(deps, { id, label: input.label });
    const row = { ...(await placed(deps, input)), id, v: 1, clearedAt: null, qrVersion: 1 };
    const added = { ...row, changedAt: at, changedBy: member.firstName };
    const { label, area, seats } = added;
    return {
      row: added,
      read: tableRead(added),
      audited: [null, { label, area, seats }],
      ...newTable(added),
    };
  });
}

async function placed({ tables }: TableDeps, { x, y, ...fields }: AddTableInput) {
  const neighbours = (await tables.list()).filter(({ area }) => area === fields.area);
  const place = x === undefined || y === undefined ? freePlace(neighbours) : { x, y };
  return { ...fields, ...onPlan(place, fields.shape) };
}

/** An equal change succeeds; otherwise the first change wins, and the second gets a conflict that names its author. */
export function changeTable(deps: TableDeps, request: StaffRequest<ChangeTableInput>) {
  const operation = { row: TABLE, kind: 'venue_table.change' };
  return staffChange(deps, request, tableRows(deps), operation, async (row, at) => {
    const seen = tableRead(row).changedAt;
    const { from = seen, ...fields } = request.input;
    const changes = difference(row, { ...fields, ...onPlan(fields, fields.shape) });
    if (Object.keys(changes.after).length === 0) return null;
    if (from !== seen) {
      return { conflict: { by: row.changedBy, at: row.changedAt } };
    }
    await refuseTakenLabel(deps, { id: row.id, label: fields.label });
    return {
      after: { ...changes.after, changedAt: at, changedBy: request.member.firstName },
      audited: [changes.before, changes.after],
      ...labelledTable(row, fields.label),
    };
  });
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

/** Marks a table as ready from the time of the tap, however late the mutation arrives. */
export function clearTable(deps: TableDeps, request: StaffRequest) {
  return staffChange(deps, request, tableRows(deps), clearTableMutation, (row, at) => {
    const clearedAt = at - request.ageMs;
    // A colleague has cleared the table after this tap.
    if ((row.clearedAt ?? 0) >= clearedAt) return null;
    return { after: { clearedAt } };
  });
}

/** Replaces a table's QR code: the printed code stops working; seated phones stay. */
export function rotateTableCode(deps: TableDeps, request: StaffRequest) {
  const operation = { row: TABLE, kind: 'venue_table.code' };
  return staffChange(deps, request, tableRows(deps), operation, ({ qrVersion, label }) => ({
    after: { qrVersion: qrVersion + 1 },
    audited: [{ tableLabel: label }, { tableLabel: label }],
  }));
}

/** Removes a table without upcoming bookings or a seated party, also from past bookings. */
export function removeTable(deps: RemoveTableDeps, request: StaffRequest) {
  const rows = { ...tableRows(deps), besides: ({ id }: TableRow) => ({ id }) };
  const operation = { row: null, kind: 'venue_table.remove' };
  return staffChange(deps, request, rows, operation, async (row, at) => {
    const { count, nextAt } = await deps.tables.bookingsOf(row.id, at);
    if (count > 0) {
      const next = nextAt === null ? null : new Date(nextAt).toISOString();
      throw new DomainError('table.has_bookings', { bookings: count, nextAt: next });
    }
    if (await deps.seatings.openAt(row.id)) throw new DomainError('table.has_party');
    const { label, area, seats } = row;
    return {
      after: null,
      audited: [{ label, area, seats }, null],
      ...removedTable(row.id, at),
    };
  });
}

function tableRows({ tables }: TableDeps) {
  return plainRows(venueTables, (id) => tables.find(Number(id)), tableRead);
}

/** @throws DomainError table.label_taken */
async function refuseTakenLabel(
  { tables }: TableDeps,
  { id, label }: Pick<TableRow, 'id' | 'label'>,
): Promise<void> {
  if (await tables.isLabelTaken(label, id)) throw new DomainError('table.label_taken');
}

type SeatPartiesDeps = StaffChangeDeps &
  Pick<Parts, 'tables' | 'assignments' | 'tableBookings' | 'brunches'>;

type AssignRequest = RequestOf<typeof assignTableMutation>;

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
