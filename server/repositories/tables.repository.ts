import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { eveningBegan } from '#domain/bookings/slots';
import { fold } from '#domain/fold';
import { cachedRead } from '../db/cached-read';
import type { Gateway, Statement } from '../db/gateway';
import {
  BOOKING_TABLES,
  brunchBookings,
  PLACE_TABLES,
  type PlaceTable,
  tableBookings,
  venueTables,
  waitlistEntries,
} from '../db/tables/bookings.table';
import { orders } from '../db/tables/orders.table';
import { seatings } from '../db/tables/seatings.table';
import { changeLog } from '../db/tables/sync.table';
import type { RowBatch } from './change-row';
import type { TableRow } from './rows/seating-wire';
import { isOpenSeating } from './statements/seating-statements';
import { HOLDS_TABLE, isJoinedTo } from './statements/table-capacity';

/** The open bookings of a table have a count and a next slot. */
export type Bookings = { count: number; nextAt: number | null };

export function createTablesRepository(gateway: Gateway) {
  const labels = cachedRead(gateway, ['venue_table'], () =>
    gateway.read((db) =>
      db
        .select({ id: venueTables.id, label: venueTables.label })
        .from(venueTables)
        .orderBy(asc(venueTables.id)),
    ),
  );

  return {
    /** Each order looks for its table. */
    labels: labels.read,

    /** Sorts tables by area, then in the order in which staff added them. */
    list: (): Promise<TableRow[]> => gateway.rows(venueTables, undefined, [asc(venueTables.id)]),

    find: (id: number) => gateway.row(venueTables, eq(venueTables.id, id)),

    /** The comparison of labels ignores case. */
    async isLabelTaken(label: string, exceptId: number): Promise<boolean> {
      const rows = await gateway.read((db) =>
        db
          .select({ label: venueTables.label })
          .from(venueTables)
          .where(ne(venueTables.id, exceptId)),
      );
      return rows.some((row) => fold(row.label) === fold(label));
    },

    /** Returns an unused number, which no deleted table that a replica may hold has either. */
    async nextId(): Promise<number> {
      const pk = sql`max(cast(${changeLog.pk} as integer))`;
      const [[here], [before]] = await gateway.read((db) =>
        db.batch([
          db.select({ id: sql<number | null>`max(${venueTables.id})` }).from(venueTables),
          db
            .select({ id: sql<number | null>`${pk}` })
            .from(changeLog)
            .where(eq(changeLog.tbl, 'venue_table')),
        ]),
      );
      return 1 + Math.max(here?.id ?? 0, before?.id ?? 0);
    },

    /** Counts the open bookings of the table and its seated parties. */
    async bookingsOf(id: number, now: number): Promise<Bookings> {
      const found = await gateway.read((db) =>
        db.batch([
          upcoming(db, tableBookings, id, now),
          upcoming(db, brunchBookings, id, now),
          upcoming(db, waitlistEntries, id, now),
        ]),
      );
      const starts = found.flat().map(({ startsAt }) => startsAt);
      return { count: starts.length, nextAt: starts.length > 0 ? Math.min(...starts) : null };
    },
  };
}

/** A new table needs a number and a label that no other table has. */
export function newTable({ id, label }: Pick<TableRow, 'id' | 'label'>): RowBatch {
  const hasId = sql`exists (select 1 from ${venueTables} where ${venueTables.id} = ${id})`;
  return { guard: sql`not ${hasId} and not ${isCalled(label, id)}` };
}

/** A renamed table needs a label that no other table has; orders of its open bill carry the label. */
export function labelledTable({ id, label: before }: TableRow, label: string): RowBatch {
  const open = sql`select id from ${seatings} where table_id = ${id} and closed_at is null`;
  return {
    guard: sql`not ${isCalled(label, id)}`,
    more: (won) =>
      label === before
        ? []
        : [
            sql`update ${orders} set table_number = ${label}, v = v + 1 where seating_id in (${open}) and ${won}`,
          ],
  };
}

/** A removed table has no upcoming booking, no offer and no party; past bookings lose it. */
export function removedTable(id: number, now: number): RowBatch {
  return {
    guard: sql`not ${isCountedOn(id, now)} and not ${isOpenSeating(id)}`,
    first: (won) =>
      BOOKING_TABLES.map(
        (bookings): Statement =>
          sql`update ${bookings} set table_id = null, v = v + 1 where table_id = ${id} and ${won}`,
      ),
  };
}

type Read = Parameters<Parameters<Gateway['read']>[0]>[0];

function upcoming(db: Read, bookings: PlaceTable, id: number, now: number) {
  return db
    .select({ startsAt: bookings.startsAt })
    .from(bookings)
    .where(wants(bookings, id, now));
}

/** Selects upcoming parties, present ones, and those beyond their stay this evening. */
function wants(bookings: PlaceTable, id: number, now: number): SQL {
  const { tableId, status, startsAt, endsAt } = bookings;
  const isHere =
    bookings === brunchBookings
      ? sql`${brunchBookings.firstDrinkAt} is not null`
      : sql`${status} = 'seated'`;
  return sql`(${tableId} = ${id} or ${isJoinedTo(sql`${bookings}`, id)}) and ${status} in ${HOLDS_TABLE}
    and (${endsAt} > ${now} or (${isHere} and ${startsAt} >= ${eveningBegan(now)}))`;
}

function isCountedOn(id: number, now: number): SQL {
  const wanted = PLACE_TABLES.map(
    (places) => sql`exists (select 1 from ${places} where ${wants(places, id, now)})`,
  );
  return sql`(${sql.join(wanted, sql` or `)})`;
}

function isCalled(label: string, exceptId: number): SQL {
  const isIt = and(eq(venueTables.label, label), ne(venueTables.id, exceptId));
  return sql`exists (select 1 from ${venueTables} where ${isIt})`;
}
