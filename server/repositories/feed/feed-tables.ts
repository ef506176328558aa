import type { SQL, SQLWrapper } from 'drizzle-orm';
import { and, asc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { byKey, keysOf } from '#domain/keys';
import { isRunning, ORDER_STATUSES } from '#domain/orders/order';
import type { CopiedTable } from '#domain/registry/copied-tables';
import type { PlaceTable } from '../../db/tables/bookings.table';
import {
  brunchBookings,
  contactMessages,
  seatings,
  tableBookings,
  venueTables,
  waitlistEntries,
} from '../../db/tables/bookings.table';
import { bills, lineEntries, menuItems, orderLines, orders } from '../../db/tables/orders.table';
import { printers } from '../../db/tables/printing.table';
import { devices } from '../../db/tables/sync.table';
import { moneyOfBills } from '../bills.repository';
import {
  brunchRead,
  messageRead,
  seatingRead,
  tableBookingRead,
  tableRead,
  waitlistRead,
} from '../booking-row';
import { staffMenuItem, stationOfDish } from '../menu.repository';
import { withLines } from '../orders.repository';
import { printerRead } from '../print-jobs.repository';
import { billRead, staffOrder, withMoney } from '../rows/order-row';
import { tableLabelOf } from '../statements/table-capacity';
import { deviceRead } from './devices.repository';

/** The replica reaches back to these instants (ms): one for orders and past bookings, one for messages. */
export type SnapshotSince = { recent: number; messages: number };

/** The pages of a snapshot go through a window of the table, from the newest row to the oldest. */
export type Section = {
  table: SQLiteTable & { id: SQLiteColumn };
  at: SQLiteColumn;
  inWindow(since: SnapshotSince): SQL | undefined;
  /** The board needs these at once. */
  isFirst?: SQL;
};

type Query = (db: LibSQLDatabase, scope: SQL) => BatchItem<'sqlite'>;

type ResultsOf<Queries extends readonly Query[]> = {
  -readonly [Index in keyof Queries]: ReturnType<Queries[Index]> extends PromiseLike<infer Rows>
    ? Rows
    : never;
};

/** A row as tablets see it. */
export type CopiedRow = { id: string | number; v: number; createdAt?: string; openedAt?: string };

type Reading<Queries extends readonly Query[], Row extends CopiedRow> = {
  /** The feed names a row by this value. */
  key: SQLWrapper;
  /** Without a section the first page has all rows. */
  section?: Section;
  rows(...results: ResultsOf<Queries>): Row[];
};

function reading<const Queries extends readonly Query[], Row extends CopiedRow>(
  queries: Queries,
  table: Reading<Queries, Row>,
) {
  return {
    ...table,
    queries,
    // A batch returns the results in the order of its queries.
    rows: (results: unknown[]) => table.rows(...(results as ResultsOf<Queries>)),
  };
}

type Asking<Row> = (db: LibSQLDatabase, scope: SQL) => BatchItem<'sqlite'> & Promise<Row[]>;

/** Reads the rows of a table alone. */
function plain<T extends SQLiteTable>(table: T, order: SQLiteColumn): Asking<T['$inferSelect']> {
  const query: Query = (db, scope) =>
    db.select().from<SQLiteTable>(table).where(scope).orderBy(asc(order));
  // The rows have the columns of their table.
  return query as Asking<T['$inferSelect']>;
}

/** Reads the rows of bookings with the label of their table. */
function withTable<T extends PlaceTable>(table: T): Asking<Labelled<T>> {
  const query: Query = (db, scope) =>
    db
      .select({ row: table, tableLabel: tableLabelOf(table) })
      .from<PlaceTable>(table)
      .leftJoin(venueTables, eq(venueTables.id, table.tableId))
      .where(scope)
      .orderBy(asc(table.startsAt), asc(table.id));
  // The rows have the columns of their table.
  return query as Asking<Labelled<T>>;
}

type Labelled<T extends PlaceTable> = { row: T['$inferSelect']; tableLabel: string | null };

/** Tablets have bookings until the window's start lies after their end. */
function untilEnd(table: PlaceTable): Section {
  return { table, at: table.receivedAt, inWindow: ({ recent }) => gte(table.endsAt, recent) };
}

const text = (id: SQLiteColumn) => sql`cast(${id} as text)`;

/** The feed reads the rows of each table that tablets copy by these queries, in one batch. */
export const READINGS = {
  order: reading(
    [
      plain(orders, orders.receivedAt),
      (db, scope) =>
        db
          .select()
          .from(orderLines)
          .where(sql`${orderLines.orderId} in (select id from ${orders} where ${scope})`)
          .orderBy(asc(orderLines.lineNo)),
      (db, scope) =>
        db
          .select()
          .from(lineEntries)
          .where(sql`${lineEntries.orderId} in (select id from ${orders} where ${scope})`)
          .orderBy(asc(lineEntries.receivedAt), asc(lineEntries.id)),
    ],
    {
      key: orders.id,
      section: {
        table: orders,
        at: orders.receivedAt,
        inWindow: ({ recent }) => gte(orders.receivedAt, recent),
        isFirst: inArray(orders.status, ORDER_STATUSES.filter(isRunning)),
      },
      rows: (found, lines, entries) => withLines(found, lines, entries).map(staffOrder),
    },
  ),
  seating: reading([plain(seatings, seatings.openedAt)], {
    key: seatings.id,
    section: {
      table: seatings,
      at: seatings.openedAt,
      inWindow: ({ recent }) => or(isNull(seatings.closedAt), gte(seatings.closedAt, recent)),
      isFirst: isNull(seatings.closedAt),
    },
    rows: (found) => found.map(seatingRead),
  }),
  bill: reading([plain(bills, bills.openedAt), moneyOfBills], {
    key: bills.id,
    section: {
      table: bills,
      at: bills.openedAt,
      inWindow: ({ recent }) => or(isNull(bills.closedAt), gte(bills.closedAt, recent)),
      isFirst: isNull(bills.closedAt),
    },
    rows: (found, money) => withMoney(found, money).map(billRead),
  }),
  reservation: reading([withTable(tableBookings)], {
    key: tableBookings.id,
    section: untilEnd(tableBookings),
    rows: (found) => found.map(tableBookingRead),
  }),
  brunch_reservation: reading([withTable(brunchBookings)], {
    key: brunchBookings.id,
    section: untilEnd(brunchBookings),
    rows: (found) => found.map(brunchRead),
  }),
  waitlist_entry: reading([withTable(waitlistEntries)], {
    key: waitlistEntries.id,
    section: untilEnd(waitlistEntries),
    rows: (found) => found.map(waitlistRead),
  }),
  contact_message: reading([plain(contactMessages, contactMessages.receivedAt)], {
    key: contactMessages.id,
    section: {
      table: contactMessages,
      at: contactMessages.receivedAt,
      // Tablets keep unread messages of any age because the shift report counts them.
      inWindow: ({ messages }) =>
        or(gte(contactMessages.receivedAt, messages), eq(contactMessages.status, 'new')),
      isFirst: eq(contactMessages.status, 'new'),
    },
    rows: (found) => found.map(messageRead),
  }),
  menu_item: reading(
    [
      (db, scope) =>
        db
          .select({ row: menuItems, station: stationOfDish })
          .from(menuItems)
          .where(and(scope, eq(menuItems.isArchived, false)))
          .orderBy(asc(menuItems.position), asc(menuItems.id)),
    ],
    {
      key: text(menuItems.id),
      rows: (found) => found.map(staffMenuItem),
    },
  ),
  venue_table: reading([plain(venueTables, venueTables.id)], {
    key: text(venueTables.id),
    rows: (found) => found.map(tableRead),
  }),
  device: reading([plain(devices, devices.id)], {
    key: devices.id,
    rows: (found) => found.map(deviceRead),
  }),
  printer: reading([plain(printers, printers.addedAt)], {
    key: printers.id,
    rows: (found) => found.map(printerRead),
  }),
} satisfies Record<CopiedTable, unknown>;

const TABLES = keysOf(READINGS);

/** The scope has a condition for each table. */
export type FeedScope = Record<CopiedTable, SQL>;

export type FeedRows = { [T in CopiedTable]: ReturnType<(typeof READINGS)[T]['rows']> };

export function feedScope(of: (table: CopiedTable) => SQL): FeedScope {
  return byKey(TABLES, of);
}

/** Returns the queries for the rows of a scope. */
export function feedQueries(db: LibSQLDatabase, scope: FeedScope): BatchItem<'sqlite'>[] {
  return TABLES.flatMap((name) => READINGS[name].queries.map((query) => query(db, scope[name])));
}

/** Returns the rows as tablets see them from the results of `feedQueries`. */
export function feedRows(results: readonly unknown[]): FeedRows {
  let read = 0;
  const rows = byKey(TABLES, (name) => {
    const { queries, rows } = READINGS[name];
    read += queries.length;
    return rows(results.slice(read - queries.length, read));
  });
  // Each table has the rows of its own reading.
  return rows as FeedRows;
}
