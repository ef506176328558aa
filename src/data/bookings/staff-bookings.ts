import type { TableBookingRead } from '#domain/bookings/booking';
import type { BrunchRead } from '#domain/brunch/brunch-changes';
import { type Entity, entityKey } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { type Optimistic, waitingMutations, withMutations } from '../outbox/optimistic-rows';
import { readPeople } from '../session';
import { staffEntriesAbout } from '../sync/pull';
import { type AtTable, atTable } from '../tables/booked-table';
import { waitingWalkIns } from '../tables/walk-ins';
import { brunchWithMutations, type OptimisticBrunch } from './staff-brunch';

export type StaffTableBooking = AtTable<Optimistic<TableBookingRead>>;
export type StaffBrunch = AtTable<OptimisticBrunch>;

export function readTableBookings(db: AdminDb): Promise<StaffTableBooking[]> {
  return db.transaction('r', [db.reservation, db.venueTable, db.outbox, db.meta], async () => {
    const [rows, { entries, known }] = await Promise.all([
      db.reservation.toArray(),
      actions(db, 'res'),
    ]);
    const walkIns = waitingWalkIns(entries, new Set(rows.map(({ id }) => id)), known);
    const lay = (row: TableBookingRead) => {
      const key = entityKey('res', row.id);
      const moved = withMutations(
        row,
        waitingMutations(entries, 'reservation.status', key),
        known.people,
      );
      const seated = waitingMutations(entries, 'reservation.walk_in', key);
      return atTable(
        moved,
        [...seated, ...waitingMutations(entries, 'reservation.table', key)],
        known,
      );
    };
    return [...rows, ...walkIns].map(lay).sort(bySlot);
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
      return atTable(brunchWithMutations(row, entries, known.people), choices, known);
    };
    return rows.map(lay).sort(bySlot);
  });
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
