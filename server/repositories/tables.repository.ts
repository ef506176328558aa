import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { KEEPS_TABLE } from '#domain/bookings/booking';
import { eveningBegan } from '#domain/bookings/slots';
import { fold } from '#domain/fold';
import { insertWhere, updateWhere } from '../db/conditional-insert';
import type { Gateway, Statement } from '../db/gateway';
import { brunchBookings, tableBookings, venueTables } from '../db/tables/bookings.table';
import { orders } from '../db/tables/orders.table';
import { seatings } from '../db/tables/seatings.table';
import { audit } from '../db/tables/staff.table';
import { changeLog } from '../db/tables/sync.table';
import type { TableRow } from './rows/table-wire';
import {
  type Claim,
  type MutationResponse,
  type SentResponse,
  writeOnce,
} from './stored-responses.repository';

export type TablesRepository = ReturnType<typeof createTablesRepository>;

type Written = {
  claim: Claim;
  response: SentResponse;
  at: number;
  audit: typeof audit.$inferInsert;
};

/** The open bookings of a table have a count and a next slot. */
export type Bookings = { count: number; nextAt: number | null };

const BOTH = [tableBookings, brunchBookings];

export function createTablesRepository(gateway: Gateway) {
  return {
    /** Sorts tables by area, then in the order in which staff added them. */
    list: (): Promise<TableRow[]> =>
      gateway.read((db) => db.select().from(venueTables).orderBy(asc(venueTables.id))),

    async find(id: number): Promise<TableRow | null> {
      const [row] = await gateway.read((db) =>
        db.select().from(venueTables).where(eq(venueTables.id, id)),
      );
      return row ?? null;
    },

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

    /** Returns null if another table has the number or label; the batch then writes nothing. */
    add(row: TableRow, write: Written): Promise<MutationResponse | null> {
      const { audit: entry, ...once } = write;
      const isFree = sql`not exists (select 1 from ${venueTables} where ${venueTables.id} = ${row.id})
        and not exists (select 1 from ${venueTables} where ${isCalled(row.label, row.id)})`;
      return writeOnce(gateway, {
        ...once,
        guard: isFree,
        rows: (won) => [insertWhere(venueTables, row, won), insertWhere(audit, entry, won)],
      });
    },

    /** Returns null if the table has changed meanwhile, or if another table has the label. */
    change(
      before: TableRow,
      after: Partial<TableRow>,
      write: Written,
    ): Promise<MutationResponse | null> {
      const { audit: entry, ...once } = write;
      const label = after.label ?? before.label;
      return writeOnce(gateway, {
        ...once,
        guard: sql`${stands(before)} and not exists (select 1 from ${venueTables} where ${isCalled(label, before.id)})`,
        rows: (won) => [
          updateWhere(venueTables, after, sql`id = ${before.id} and ${won}`),
          ...(label === before.label ? [] : [renamedOrders(before.id, label, won)]),
          insertWhere(audit, entry, won),
        ],
      });
    },

    /** Deletes the table, also from past bookings. Returns null if somebody changed or booked the table meanwhile. */
    remove(before: TableRow, write: Written): Promise<MutationResponse | null> {
      const { audit: entry, at, ...once } = write;
      return writeOnce(gateway, {
        ...once,
        at,
        guard: sql`${stands(before)} and not ${isCountedOn(before.id, at)} and not ${isSatAt(before.id)}`,
        rows: (won) => [
          ...BOTH.map((bookings): Statement => forgetTable(bookings, before.id, won)),
          sql`delete from ${venueTables} where id = ${before.id} and ${won}`,
          insertWhere(audit, entry, won),
        ],
      });
    },

    /** Counts the open bookings of the table and its seated parties. */
    async bookingsOf(id: number, now: number): Promise<Bookings> {
      const found = await gateway.read((db) =>
        db.batch([upcoming(db, tableBookings, id, now), upcoming(db, brunchBookings, id, now)]),
      );
      const starts = found.flat().map(({ startsAt }) => startsAt);
      return { count: starts.length, nextAt: starts.length > 0 ? Math.min(...starts) : null };
    },
  };
}

/** Orders of an open bill carry the present label of their table. */
function renamedOrders(tableId: number, label: string, won: SQL): Statement {
  const open = sql`select id from ${seatings} where table_id = ${tableId} and closed_at is null`;
  return sql`update ${orders} set table_number = ${label}, v = v + 1 where seating_id in (${open}) and ${won}`;
}

type Read = Parameters<Parameters<Gateway['read']>[0]>[0];
type BookingTable = typeof tableBookings | typeof brunchBookings;

function upcoming(db: Read, bookings: BookingTable, id: number, now: number) {
  return db
    .select({ startsAt: bookings.startsAt })
    .from(bookings)
    .where(wants(bookings, id, now));
}

/** Selects upcoming parties, present ones, and those beyond their stay this evening. */
function wants(bookings: BookingTable, id: number, now: number): SQL {
  const { tableId, status, startsAt, endsAt } = bookings;
  const isHere =
    bookings === tableBookings
      ? sql`${status} = 'seated'`
      : sql`${brunchBookings.firstDrinkAt} is not null`;
  return sql`${tableId} = ${id} and ${status} in ${KEEPS_TABLE}
    and (${endsAt} > ${now} or (${isHere} and ${startsAt} >= ${eveningBegan(now)}))`;
}

function isCountedOn(id: number, now: number): SQL {
  const [table, brunch] = BOTH.map(
    (bookings) => sql`exists (select 1 from ${bookings} where ${wants(bookings, id, now)})`,
  );
  return sql`(${table} or ${brunch})`;
}

function isSatAt(id: number): SQL {
  return sql`exists (select 1 from ${seatings} where table_id = ${id} and closed_at is null)`;
}

function forgetTable(bookings: BookingTable, id: number, won: SQL): Statement {
  return sql`update ${bookings} set table_id = null, v = v + 1 where table_id = ${id} and ${won}`;
}

function stands({ id, v }: TableRow): SQL {
  return sql`exists (select 1 from ${venueTables} where ${and(eq(venueTables.id, id), eq(venueTables.v, v))})`;
}

function isCalled(label: string, exceptId: number): SQL | undefined {
  return and(eq(venueTables.label, label), ne(venueTables.id, exceptId));
}
