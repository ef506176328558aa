import type { BrunchRead } from '#domain/brunch/brunch-booking';
import type { ReservationRead } from '#domain/reservations/booking';
import { entityKey } from '#domain/sync/entity';
import type { AdminDb } from '../admin-db';
import { readEntry } from '../outbox/entries';
import { type Moved, movesOf, withMoves } from '../outbox/moved-rows';
import { readPeople } from '../session';
import { type AtTable, atTable } from '../tables/booked-table';
import { waitingWalkIns } from '../tables/walk-ins';

export type ReservationInBook = AtTable<Moved<ReservationRead>>;
export type BrunchInBook = AtTable<Moved<BrunchRead>>;

/** The tablet's table reservations with its own moves laid over them, by their time. */
export function readReservations(db: AdminDb): Promise<ReservationInBook[]> {
  return db.transaction('r', [db.reservation, db.venueTable, db.outbox, db.meta], async () => {
    const { entries, known, lay } = await overlay(db);
    const rows = await db.reservation.toArray();
    const walkIns = waitingWalkIns(entries, new Set(rows.map(({ id }) => id)), known);
    return [...rows, ...walkIns]
      .map((row) => lay(row, 'reservation', entityKey('res', row.id)))
      .sort(bySlot);
  });
}

/** The same for brunches. */
export function readBrunches(db: AdminDb): Promise<BrunchInBook[]> {
  return db.transaction('r', [db.brunch, db.venueTable, db.outbox, db.meta], async () => {
    const { lay } = await overlay(db);
    const rows = await db.brunch.toArray();
    return rows.map((row) => lay(row, 'brunch', entityKey('brunch', row.id))).sort(bySlot);
  });
}

async function overlay(db: AdminDb) {
  const stored = await db.outbox.toArray();
  const entries = stored.flatMap((row) => readEntry(row) ?? []);
  const tables = new Map((await db.venueTable.toArray()).map((table) => [table.id, table]));
  const known = { people: await readPeople(db), tables };
  const lay = <Row extends ReservationRead | BrunchRead>(
    row: Row,
    noun: 'reservation' | 'brunch',
    key: string,
  ): AtTable<Moved<Row>> => {
    const moved = withMoves(row, movesOf(entries, `${noun}.status`, key), known.people);
    const seated = movesOf(entries, 'reservation.walk_in', key);
    return atTable(moved, [...seated, ...movesOf(entries, `${noun}.table`, key)], known);
  };
  return { entries, known, lay };
}

function bySlot(a: ReservationRead | BrunchRead, b: ReservationRead | BrunchRead): number {
  return a.reservationDate.localeCompare(b.reservationDate, 'en') || (a.id < b.id ? -1 : 1);
}
