import type { SQL, SQLWrapper } from 'drizzle-orm';
import { asc, eq, gt, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { keysOf } from '#domain/keys';
import type { Change } from '#domain/sync/change';
import { isTooLarge } from '../../db/database-error';
import type { Gateway } from '../../db/gateway';
import { fitting } from '../../db/page-room';
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
import { changeLog, devices, meta } from '../../db/tables/sync.table';
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
import type { SnapshotRows, SnapshotSince } from './snapshot-pages';
import { fitSnapshot, ROWS_OF, snapshotScope } from './snapshot-pages';

type FeedTable = keyof typeof ROWS_OF;

/** The scope has a condition for each table. */
export type FeedScope = Record<FeedTable, SQL>;

/** Builds the queries for the rows of a scope; one batch reads them together with the feed's state. */
function feedQueries(db: LibSQLDatabase, scope: FeedScope) {
  const wantedOrders = sql`(select id from ${orders} where ${scope.order})`;
  return [
    db.select().from(orders).where(scope.order).orderBy(asc(orders.receivedAt), asc(orders.id)),
    db
      .select()
      .from(orderLines)
      .where(sql`${orderLines.orderId} in ${wantedOrders}`)
      .orderBy(asc(orderLines.lineNo)),
    db
      .select()
      .from(lineEntries)
      .where(sql`${lineEntries.orderId} in ${wantedOrders}`)
      .orderBy(asc(lineEntries.receivedAt), asc(lineEntries.id)),
    db
      .select({ row: menuItems, station: stationOfDish })
      .from(menuItems)
      .where(scope.menu_item)
      .orderBy(asc(menuItems.position), asc(menuItems.id)),
    db
      .select({ row: tableBookings, tableLabel: tableLabelOf(tableBookings) })
      .from(tableBookings)
      .leftJoin(venueTables, eq(venueTables.id, tableBookings.tableId))
      .where(scope.reservation)
      .orderBy(asc(tableBookings.startsAt), asc(tableBookings.id)),
    db
      .select({ row: brunchBookings, tableLabel: tableLabelOf(brunchBookings) })
      .from(brunchBookings)
      .leftJoin(venueTables, eq(venueTables.id, brunchBookings.tableId))
      .where(scope.brunch_reservation)
      .orderBy(asc(brunchBookings.startsAt), asc(brunchBookings.id)),
    db
      .select()
      .from(contactMessages)
      .where(scope.contact_message)
      .orderBy(asc(contactMessages.receivedAt), asc(contactMessages.id)),
    db.select().from(venueTables).where(scope.venue_table).orderBy(asc(venueTables.id)),
    db.select().from(seatings).where(scope.seating).orderBy(asc(seatings.openedAt)),
    db.select().from(bills).where(scope.bill).orderBy(asc(bills.openedAt)),
    moneyOfBills(db, scope.bill),
    db
      .select({ row: waitlistEntries, tableLabel: tableLabelOf(waitlistEntries) })
      .from(waitlistEntries)
      .leftJoin(venueTables, eq(venueTables.id, waitlistEntries.tableId))
      .where(scope.waitlist_entry)
      .orderBy(asc(waitlistEntries.queuedAt), asc(waitlistEntries.id)),
    db.select().from(devices).where(scope.device).orderBy(asc(devices.id)),
    db.select().from(printers).where(scope.printer).orderBy(asc(printers.addedAt)),
  ] as const;
}

type ResultOf<Query> = Query extends PromiseLike<infer Rows> ? Rows : never;
type ResultsOf<Queries extends readonly unknown[]> = {
  -readonly [Index in keyof Queries]: ResultOf<Queries[Index]>;
};
export type FeedResults = ResultsOf<ReturnType<typeof feedQueries>>;

/** Returns the rows as tablets see them, by table. */
export function feedRows(results: FeedResults) {
  const [
    orderRows,
    lines,
    entries,
    items,
    booked,
    brunches,
    messages,
    tables,
    seated,
    open,
    money,
    waiting,
    known,
    printing,
  ] = results;
  return {
    orders: withLines(orderRows, lines, entries).map(staffOrder),
    items: items.map(staffMenuItem),
    reservations: booked.map(tableBookingRead),
    brunches: brunches.map(brunchRead),
    messages: messages.map(messageRead),
    tables: tables.map(tableRead),
    seatings: seated.map(seatingRead),
    bills: withMoney(open, money).map(billRead),
    waitlist: waiting.map(waitlistRead),
    devices: known.map(deviceRead),
    printers: printing.map(printerRead),
  };
}

type VersionedRow = { id: string | number; v: number };

/** Returns the same rows with their versions, each under `<table>/<key>`. */
function feedRowsByKey(results: FeedResults): Map<string, { v: number; row: VersionedRow }> {
  const rows = feedRows(results);
  const keyed = keysOf(ROWS_OF).flatMap((tbl) => {
    const all: readonly VersionedRow[] = rows[ROWS_OF[tbl]];
    return all.map((row) => [`${tbl}/${row.id}`, { v: row.v, row }] as const);
  });
  return new Map(keyed);
}

export type FeedPage = {
  epoch: string;
  /** The page names the feed's first and last sequence number and the page's own last one. */
  oldestSeq: number;
  headSeq: number;
  pageSeq: number;
  changes: Change[];
};

/** A libSQL server sends no more than 10 MB at once. */
const FEWER_ROWS = 100;

type SnapshotPage = {
  epoch: string;
  headSeq: number;
  rows: SnapshotRows;
  /** Its bytes. */
  size: number;
  next: string | null;
};

export function createChangesRepository(gateway: Gateway) {
  return {
    /** Returns the rows changed after `seq` in their present state, each once, in one read. */
    async after(seq: number, limit: number): Promise<FeedPage> {
      try {
        const [state, entries, ...rows] = await gateway.batch((db) => [
          feedState(db),
          pageOf(db, seq, limit),
          ...feedQueries(db, pageScope(seq, limit)),
        ]);
        const latest = latestOfEach(entries);
        const byKey = feedRowsByKey(rows);
        const changes = latest.map(({ tbl, pk, v }) => ({
          ...{ tbl, pk, v, row: null },
          ...byKey.get(`${tbl}/${pk}`),
        }));
        const fitted = fitting(changes);
        const last = fitted.length < changes.length ? latest[fitted.length - 1] : entries.at(-1);
        return { ...stateOf(state), pageSeq: last?.seq ?? seq, changes: fitted };
      } catch (error) {
        const fewer = Math.floor(limit / 4);
        if (fewer < 1 || !isTooLarge(error)) throw error;
        return this.after(seq, fewer);
      }
    },

    /** Returns a page of the rows that a new copy needs; null if there is no such place. */
    async snapshot(
      since: SnapshotSince,
      after: string,
      most?: number,
    ): Promise<SnapshotPage | null> {
      const page = { after, ...(most && { most }) };
      const scope = snapshotScope(since, page);
      if (!scope) return null;
      try {
        const [state, ...rows] = await gateway.batch((db) => [
          feedState(db),
          ...feedQueries(db, scope),
        ]);
        return { ...stateOf(state), ...fitSnapshot(feedRows(rows), page) };
      } catch (error) {
        const fewer = most === undefined ? FEWER_ROWS : Math.floor(most / 4);
        if (fewer < 1 || !isTooLarge(error)) throw error;
        return this.snapshot(since, after, fewer);
      }
    },

    async epoch(): Promise<string> {
      const row = await gateway.row(meta, eq(meta.k, 'epoch'));
      return row?.v ?? '';
    },

    headSeq: gateway.headSeq,

    async pruneBefore(at: number): Promise<void> {
      // The last row stays because it holds the feed's position.
      const kept = sql`(select max(seq) from ${changeLog})`;
      const young = sql`(select seq from ${changeLog} where at >= ${at} order by seq limit 1)`;
      await gateway.write([sql`delete from ${changeLog} where seq < coalesce(${young}, ${kept})`]);
    },
  };
}

type Entry = typeof changeLog.$inferSelect;

/** Returns the last entry of each row that tablets carry, in their order. */
function latestOfEach(entries: readonly Entry[]): Entry[] {
  const last = new Map(entries.map((entry) => [`${entry.tbl}/${entry.pk}`, entry.seq]));
  return entries.filter(({ tbl, pk, seq }) => last.get(`${tbl}/${pk}`) === seq && tbl in ROWS_OF);
}

function pageScope(seq: number, limit: number): FeedScope {
  const page = sql`select seq, tbl, pk from ${changeLog} where seq > ${seq} order by seq limit ${limit}`;
  const within = (tbl: FeedTable, id: SQLWrapper) =>
    sql`${id} in (select pk from (${page}) where tbl = ${tbl})`;
  return {
    order: within('order', orders.id),
    menu_item: sql`${within('menu_item', sql`cast(${menuItems.id} as text)`)} and ${menuItems.isArchived} = 0`,
    reservation: within('reservation', tableBookings.id),
    brunch_reservation: within('brunch_reservation', brunchBookings.id),
    contact_message: within('contact_message', contactMessages.id),
    venue_table: within('venue_table', sql`cast(${venueTables.id} as text)`),
    seating: within('seating', seatings.id),
    bill: within('bill', bills.id),
    waitlist_entry: within('waitlist_entry', waitlistEntries.id),
    device: within('device', devices.id),
    printer: within('printer', printers.id),
  };
}

function pageOf(db: LibSQLDatabase, seq: number, limit: number) {
  return db
    .select()
    .from(changeLog)
    .where(gt(changeLog.seq, seq))
    .orderBy(asc(changeLog.seq))
    .limit(limit);
}

function feedState(db: LibSQLDatabase) {
  return db
    .select({
      epoch: meta.v,
      oldest: sql<number | null>`(select min(seq) from ${changeLog})`,
      head: sql<number | null>`(select max(seq) from ${changeLog})`,
    })
    .from(meta)
    .where(eq(meta.k, 'epoch'));
}

function stateOf(rows: Awaited<ReturnType<typeof feedState>>) {
  const [state] = rows;
  return {
    epoch: state?.epoch ?? '',
    oldestSeq: state?.oldest ?? 0,
    headSeq: state?.head ?? 0,
  };
}
