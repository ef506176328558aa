import { type SQL, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { KEEPS_TABLE, type TableArea } from '#domain/bookings/booking';
import type { Span } from '#domain/bookings/free-tables';
import { BOOKING_TABLES, type BookingTable, venueTables } from '../../db/tables/bookings.table';
import { isSatAt } from './sitting';

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

/** True if a party can get a table for a span. */
export function isFreeFor(tableId: number, span: Span, exceptId: string): SQL {
  const isOpen = sql`exists (select 1 from ${venueTables} where id = ${tableId} and is_active = 1)`;
  return sql`${isOpen} and not ${isTaken(sql`${tableId}`, span, exceptId)}`;
}

/** Table and brunch bookings share the tables. */
export function isTaken(tableId: SQL, span: Span, exceptId = ''): SQL {
  const taken = BOOKING_TABLES.map(
    (bookings) => sql`exists (select 1 from ${bookings} b
      where b.table_id = ${tableId} and b.id <> ${exceptId} and ${hasTableDuring(sql`b`, span)})`,
  );
  return sql`(${sql.join(taken, sql` or `)})`;
}

/** Selects the stays at tables during a span. */
export function staysDuring(
  db: LibSQLDatabase,
  bookings: BookingTable,
  span: Span,
  which = sql`${bookings.tableId} is not null`,
) {
  const { guestName, startsAt, endsAt } = bookings;
  return db
    .select({ tableId: sql<number>`${bookings.tableId}`, guestName, startsAt, endsAt })
    .from(bookings)
    .where(sql`${which} and ${hasTableDuring(sql`${bookings}`, span)}`);
}

/** A booking keeps its table from its slot to its end; back-to-back stays do not overlap. */
function hasTableDuring(booking: SQL, { startsAt, endsAt }: Span): SQL {
  return sql`${booking}.status in ${KEEPS_TABLE} and ${booking}.starts_at < ${endsAt} and ${booking}.ends_at > ${startsAt}`;
}
