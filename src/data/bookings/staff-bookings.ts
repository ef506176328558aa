import type { BrunchRead } from '#domain/brunch/brunch-booking';
import type { ReservationRead } from '#domain/reservations/booking';
import { entityKey } from '#domain/sync/entity';
import type { AdminDb } from '../admin-db';
import { readEntry } from '../outbox/entries';
import { type Moved, movesOf, withMoves } from '../outbox/moved-rows';
import { readPeople } from '../session';

export type ReservationInBook = Moved<ReservationRead>;
export type BrunchInBook = Moved<BrunchRead>;

/** The tablet's table reservations with its own moves laid over them, by their time. */
export function readReservations(db: AdminDb): Promise<ReservationInBook[]> {
  return db.transaction('r', db.reservation, db.outbox, db.meta, async () => {
    const lay = await overlay(db);
    const rows = await db.reservation.toArray();
    return rows.map((row) => lay(row, 'reservation.status', entityKey('res', row.id))).sort(bySlot);
  });
}

/** The same for brunches. */
export function readBrunches(db: AdminDb): Promise<BrunchInBook[]> {
  return db.transaction('r', db.brunch, db.outbox, db.meta, async () => {
    const lay = await overlay(db);
    const rows = await db.brunch.toArray();
    return rows.map((row) => lay(row, 'brunch.status', entityKey('brunch', row.id))).sort(bySlot);
  });
}

async function overlay(db: AdminDb) {
  const stored = await db.outbox.toArray();
  const entries = stored.flatMap((row) => readEntry(row) ?? []);
  const people = await readPeople(db);
  return <Row extends ReservationRead | BrunchRead>(
    row: Row,
    kind: 'reservation.status' | 'brunch.status',
    key: string,
  ): Moved<Row> => withMoves(row, movesOf(entries, kind, key), people);
}

function bySlot(a: ReservationRead | BrunchRead, b: ReservationRead | BrunchRead): number {
  return a.reservationDate.localeCompare(b.reservationDate, 'en') || (a.id < b.id ? -1 : 1);
}
