import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { TableArea } from '#domain/bookings/booking';
import { eveningBegan, KEEPS_TABLE } from '#domain/bookings/booking';
import type { Span } from '#domain/bookings/free-tables';
import type { PlaceTable, TableBookingRow } from '../../db/tables/bookings.table';
import {
  brunchBookings,
  PLACE_TABLES,
  seatings,
  tableBookings,
  venueTables,
} from '../../db/tables/bookings.table';

export type Seating = Span & {
  partySize: number;
  area: TableArea | null;
  /** The party sits down at this time, so nobody else may sit at the table; a missing time means that it only books. */
  sitsAt?: number | undefined;
  /** A booking that changes: its own stay is in nobody's way, and it keeps this table if the table still fits. */
  changes?: { id: string; tableId: number | null };
};

/** Selects the smallest free table that fits, as a subquery; the result is empty if no table fits. */
export function freeTableId({ partySize, area, sitsAt, changes, ...span }: Seating): SQL {
  const isKept = sql`t.id is ${changes?.tableId ?? null}`;
  const inArea = area === null ? sql`true` : sql`(t.area = ${area} or ${isKept})`;
  const sat = { tableId: sql`t.id`, exceptId: '', withGuests: true };
  const isEmpty = sitsAt === undefined ? sql`true` : sql`not ${isSatAt({ ...sat, now: sitsAt })}`;
  return sql`(select t.id from ${venueTables} t where t.is_active = 1 and t.seats >= ${partySize} and ${inArea}
    and not ${isTaken(sql`t.id`, span, changes?.id)} and ${isEmpty} order by not ${isKept}, t.seats, t.id limit 1)`;
}

type Changing = Pick<TableBookingRow, 'id' | 'tableId' | 'tableBy' | 'partySize' | 'joinedTables'>;

/** The batch of a booking that changes its time or party: writes the table that the booking gets, or nothing. */
export function tableForChange(row: Changing, seating: Seating) {
  const tableId = tableIdForChange(row, seating);
  const ifKept = (column: string) =>
    sql`case when table_id is ${tableId} then ${sql.identifier(column)} end`;
  return {
    guard: sql`${tableId} is not null`,
    computed: { tableId, tableAt: ifKept('table_at'), tableBy: ifKept('table_by') },
  };
}

/**
 * Selects the present table if staff chose it or the party is as large as before, otherwise the smallest that fits.
 * Joined tables stay together or are not free.
 */
function tableIdForChange(row: Changing, seating: Seating): SQL {
  const { id, tableId, tableBy, partySize, joinedTables } = row;
  if (joinedTables !== null && tableId !== null) {
    const isFree = [tableId, ...joinedTables].map((table) => isFreeFor(table, seating, id));
    const fits = sql`${seating.partySize} <= ${partySize}`;
    return sql`(case when ${fits} and ${sql.join(isFree, sql` and `)} then ${tableId} end)`;
  }
  const keeps = tableBy !== null || partySize === seating.partySize;
  return freeTableId({ ...seating, changes: { id, tableId: keeps ? tableId : null } });
}

/** True if a party can get a table for a span. */
export function isFreeFor(tableId: number, span: Span, exceptId: string): SQL {
  const isOpen = sql`exists (select 1 from ${venueTables} where id = ${tableId} and is_active = 1)`;
  return sql`${isOpen} and not ${isTaken(sql`${tableId}`, span, exceptId)}`;
}

/** Table bookings, brunch bookings and offers to the waitlist share the tables. */
export function isTaken(tableId: SQL, span: Span, exceptId = ''): SQL {
  const booked = (bookings: PlaceTable, where: SQL) => sql`exists (select 1 from ${bookings} b
      where ${where} and b.id <> ${exceptId} and ${hasTableDuring(sql`b`, span)})`;
  // Two subqueries: each has its index.
  const taken = PLACE_TABLES.flatMap((bookings) => [
    booked(bookings, sql`b.table_id = ${tableId}`),
    booked(bookings, isJoinedTo(sql`b`, tableId)),
  ]);
  return sql`(${sql.join(taken, sql` or `)})`;
}

/** True if the booking has the table beside its first one. */
export function isJoinedTo(booking: SQL, tableId: SQL | number | null): SQL {
  return sql`(${booking}.joined_tables is not null
    and ${tableId} in (select value from json_each(${booking}.joined_tables)))`;
}

/** The label of all tables of a booking, "T5 + T6"; its query has the first one as `venue_table`. */
export function tableLabelOf(bookings: PlaceTable): SQL<string | null> {
  const others = sql`(select group_concat(' + ' || t.label, '') from ${venueTables} t
    where t.id in (select value from json_each(${bookings.joinedTables})))`;
  return sql`${venueTables.label} || coalesce(${others}, '')`;
}

/** Selects the stays at tables during a span: a party at joined tables has a stay at each. */
export function staysDuring(
  db: LibSQLDatabase,
  bookings: PlaceTable,
  span: Span,
  which = sql`true`,
) {
  const { id: bookingId, guestName, startsAt, endsAt } = bookings;
  const at = sql`(select ${bookings}.table_id as id union select value from json_each(${bookings}.joined_tables))`;
  return db
    .select({ tableId: sql<number>`${venueTables.id}`, bookingId, guestName, startsAt, endsAt })
    .from(bookings)
    .innerJoin(venueTables, sql`${venueTables.id} in ${at}`)
    .where(sql`${which} and ${hasTableDuring(sql`${bookings}`, span)}`);
}

export const HOLDS_TABLE = [...KEEPS_TABLE, 'offered'];

/** A booking or an offer keeps its table from its slot to its end; back-to-back stays do not overlap. */
function hasTableDuring(booking: SQL, { startsAt, endsAt }: Span): SQL {
  return sql`${booking}.status in ${HOLDS_TABLE} and ${booking}.starts_at < ${endsAt} and ${booking}.ends_at > ${startsAt}`;
}

export type Sat = {
  tableId: number | SQL | null;
  now: number;
  exceptId: string;
  /** True also counts guests without a booking whose order staff have confirmed: a scan alone seats nobody. */
  withGuests?: boolean;
};

/** True while a party sits at the table. */
export function isSatAt(place: Sat): SQL {
  const ways = [
    sql`exists (${seatedAt(place)})`,
    sql`exists (${drinkingAt(place)})`,
    ...(place.withGuests ? [sql`exists (${guestsAt(place)})`] : []),
  ];
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** Selects seated parties: each keeps its table before and beyond its stay, until it leaves or the evening ends. */
export function seatedAt(place: Sat): SQL {
  return sql`select b.id from ${tableBookings} b where ${isOfEvening(place)} and b.status = 'seated'
    and min(b.starts_at, b.status_at) <= ${place.now}`;
}

/** Selects brunch parties from their first drink on: a brunch that began late lasts beyond its booked stay. */
export function drinkingAt(place: Sat): SQL {
  return sql`select b.id from ${brunchBookings} b where ${isOfEvening(place)} and b.status in ${KEEPS_TABLE}
    and b.first_drink_at <= ${place.now}`;
}

export function guestsAt({ tableId }: Sat): SQL {
  return sql`select s.id from ${seatings} s where s.table_id = ${tableId} and s.closed_at is null
    and s.accepted_at is not null`;
}

function isOfEvening({ tableId, now, exceptId }: Sat): SQL {
  return sql`(b.table_id = ${tableId} or ${isJoinedTo(sql`b`, tableId)}) and b.id <> ${exceptId} and b.starts_at >= ${eveningBegan(now)}`;
}
