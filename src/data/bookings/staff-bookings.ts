import { type TableBookingRead, tablesOf } from '#domain/bookings/booking';
import { slotAt } from '#domain/bookings/slots';
import type { BrunchRead } from '#domain/brunch/brunch-changes';
import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { type Entity, entityKey } from '#domain/sync/mutation';
import type { VenueTableRead } from '#domain/tables/venue-table';
import type { AdminDb } from '../admin-db';
import { recordOf, textField } from '../json';
import {
  addingEntries,
  isWaiting,
  type Optimistic,
  type People,
  type Refusal,
  refusalTo,
  waitingMutations,
  withMutations,
} from '../outbox/optimistic-rows';
import { readPeople } from '../session';
import { staffEntriesAbout } from '../sync/pull';
import { brunchWithMutations, type OptimisticBrunch } from './staff-brunch';
import {
  emptyBooking,
  newBookings,
  newBrunches,
  type Writing,
  withWriting,
} from './written-bookings';

type TableConflict = Refusal & { label: string | null };

type AtTable<Row> = Row & {
  isTableQueued: boolean;
  tableConflict: TableConflict | null;
};

type Seatable = { tableId: number | null; joinedTables?: number[]; tableLabel: string | null };
type TablesById = ReadonlyMap<number, VenueTableRead>;

function atTable<Row extends Seatable>(
  row: Row,
  choices: readonly OutboxEntry[],
  { tables, people }: { tables: TablesById; people: People },
): AtTable<Row> {
  const labelOf = (id: number | null) => (id === null ? null : (tables.get(id)?.label ?? null));
  const labels = tablesOf(row).flatMap((id) => labelOf(id) ?? []);
  const here = { ...row, tableLabel: labels.join(' + ') || row.tableLabel };
  const refused = choices.find(({ state }) => state === 'needs_user' || state === 'rejected');
  if (refused) {
    const label = labelOf(chosenTable(refused));
    const tableConflict = { ...refusalTo(refused, people), label };
    return { ...here, isTableQueued: false, tableConflict };
  }
  const last = choices.filter(({ state }) => isWaiting(state)).at(-1);
  if (!last) return { ...here, isTableQueued: false, tableConflict: null };
  const tableId = chosenTable(last);
  return {
    ...row,
    tableId,
    joinedTables: [],
    tableLabel: labelOf(tableId),
    isTableQueued: true,
    tableConflict: null,
  };
}

function chosenTable({ body }: OutboxEntry): number | null {
  const tableId = recordOf(body)?.tableId;
  return typeof tableId === 'number' ? tableId : null;
}

function walkInRow(entry: OutboxEntry, { tables, people }: { tables: TablesById; people: People }) {
  const told = recordOf(entry.body);
  const tableId = chosenTable(entry);
  const table = tableId === null ? undefined : tables.get(tableId);
  return {
    ...emptyBooking(entry, people),
    ...slotAt(entry.createdAt),
    status: 'seated',
    partySize: typeof told?.partySize === 'number' ? told.partySize : 0,
    tableId,
    tableLabel: table?.label ?? null,
    guestName: textField(told, 'guestName') ?? '',
    tablePreference: table?.area ?? 'indoor',
  };
}

type Written = { writing?: Writing | null };
export type StaffTableBooking = AtTable<Optimistic<TableBookingRead>> & Written;
export type StaffBrunch = AtTable<OptimisticBrunch> & Written;
export type StaffBooking = StaffTableBooking | StaffBrunch;

export function readTableBookings(db: AdminDb): Promise<StaffTableBooking[]> {
  return db.transaction('r', [db.reservation, db.venueTable, db.outbox, db.meta], async () => {
    const [rows, { entries, known }] = await Promise.all([
      db.reservation.toArray(),
      actions(db, 'res'),
    ]);
    const ids = new Set(rows.map(({ id }) => id));
    const walkIns = addingEntries(entries, 'reservation.walk_in', ids).map((entry) =>
      walkInRow(entry, known),
    );
    const lay = (row: TableBookingRead) => {
      const key = entityKey('res', row.id);
      const moved = withWaiting(
        withMutations(
          withWriting(row, entries, known.people),
          waitingMutations(entries, 'reservation.status', key),
          known.people,
        ),
      );
      const seated = waitingMutations(entries, 'reservation.walk_in', key);
      return atTable(
        moved,
        [...seated, ...waitingMutations(entries, 'reservation.table', key)],
        known,
      );
    };
    const taken = newBookings(entries, ids, known.people);
    return [...rows, ...walkIns, ...taken].map(lay).sort(bySlot);
  });
}

export function readBrunches(db: AdminDb): Promise<StaffBrunch[]> {
  return db.transaction('r', [db.brunch, db.venueTable, db.outbox, db.meta], async () => {
    const [rows, { entries, known }] = await Promise.all([
      db.brunch.toArray(),
      actions(db, 'brunch'),
    ]);
    const lay = (row: BrunchRead) => {
      const choices = waitingMutations(entries, 'brunch.table', entityKey('brunch', row.id));
      const written = withWriting(row, entries, known.people);
      const { writing } = written;
      const moved = { ...brunchWithMutations(written, entries, known.people), writing };
      return atTable(withWaiting(moved), choices, known);
    };
    const taken = newBrunches(entries, new Set(rows.map(({ id }) => id)), known.people);
    return [...rows, ...taken].map(lay).sort(bySlot);
  });
}

function withWaiting<Row extends { isQueued: boolean; writing: Writing | null }>(row: Row): Row {
  return { ...row, isQueued: row.isQueued || row.writing?.refusal === null };
}

// One call reads all rows: a browser may end the transaction between two reads.
async function actions(db: AdminDb, entity: Entity) {
  const [entries, tables, people] = await Promise.all([
    staffEntriesAbout(db, entity),
    db.venueTable.toArray(),
    readPeople(db),
  ]);
  return { entries, known: { people, tables: new Map(tables.map((table) => [table.id, table])) } };
}

function bySlot(a: TableBookingRead | BrunchRead, b: TableBookingRead | BrunchRead): number {
  return a.reservationDate.localeCompare(b.reservationDate, 'en') || (a.id < b.id ? -1 : 1);
}
