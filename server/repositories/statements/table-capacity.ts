import { type SQL, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { KEEPS_TABLE, type TableArea } from '#domain/bookings/booking';
import type { Evening } from '#domain/bookings/free-tables';
import type { Gateway } from '../../db/gateway';
import { brunchBookings, tableBookings, venueTables } from '../../db/tables/bookings.table';
import { isSatAt } from './sitting';

/** The guest requests this span, ms. */
export type Span = { startsAt: number; endsAt: number };
export type Seating = Span & {
  partySize: number;
  area: TableArea | null;
  /** The party sits down at this time, so nobody else may sit at the table; a missing time means that it only books. */
  sitsAt?: number | undefined;
};

/** Selects the smallest free table that fits, as a subquery; the result is empty if no table fits. */
export function freeTableId({ partySize, area, sitsAt, ...span }: Seating): SQL {
  const inArea = area === null ? sql`true` : sql`t.area = ${area}`;
  const sat = { tableId: sql`t.id`, exceptId: '', withGuests: true };
  const isEmpty = sitsAt === undefined ? sql`true` : sql`not ${isSatAt({ ...sat, now: sitsAt })}`;
  return sql`(select t.id from ${venueTables} t where t.is_active = 1 and t.seats >= ${partySize} and ${inArea}
    and not ${isTaken(sql`t.id`, span)} and ${isEmpty} order by t.seats, t.id limit 1)`;
}

/** Table and brunch bookings share the tables. */
export function isTaken(tableId: SQL, { startsAt, endsAt }: Span, exceptId = ''): SQL {
  const taken = [tableBookings, brunchBookings].map(
    (
      bookings,
    ) => sql`exists (select 1 from ${bookings} b where b.table_id = ${tableId} and b.id <> ${exceptId}
      and b.status in ${KEEPS_TABLE} and b.starts_at < ${endsAt} and b.ends_at > ${startsAt})`,
  );
  return sql`(${sql.join(taken, sql` or `)})`;
}

/** Reads the tables and the bookings that have them during a span. */
export async function readEvening(gateway: Gateway, { startsAt, endsAt }: Span): Promise<Evening> {
  const [tables, ...stays] = await gateway.read((db) =>
    db.batch([
      db
        .select({ id: venueTables.id, area: venueTables.area, seats: venueTables.seats })
        .from(venueTables)
        .where(sql`${venueTables.isActive} = 1`),
      staysOf(db, tableBookings, { startsAt, endsAt }),
      staysOf(db, brunchBookings, { startsAt, endsAt }),
    ]),
  );
  return { tables, stays: stays.flat() };
}

function staysOf(
  db: LibSQLDatabase,
  bookings: typeof tableBookings | typeof brunchBookings,
  { startsAt, endsAt }: Span,
) {
  return db
    .select({
      tableId: sql<number>`${bookings.tableId}`,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
    })
    .from(bookings)
    .where(
      sql`${bookings.tableId} is not null and ${bookings.status} in ${KEEPS_TABLE}
        and ${bookings.startsAt} < ${endsAt} and ${bookings.endsAt} > ${startsAt}`,
    );
}
