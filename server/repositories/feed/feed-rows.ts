import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { bills, lineEntries } from '../../db/tables/bills.table';
import {
  brunchBookings,
  contactMessages,
  tableBookings,
  venueTables,
  waitlistEntries,
} from '../../db/tables/bookings.table';
import { menuItems } from '../../db/tables/menu.table';
import { orderLines, orders } from '../../db/tables/orders.table';
import { printers } from '../../db/tables/printing.table';
import { seatings } from '../../db/tables/seatings.table';
import { devices } from '../../db/tables/sync.table';
import { moneyOfBills } from '../bills.repository';
import { staffMenuItem, stationOfDish } from '../menu.repository';
import { withLines } from '../orders.repository';
import { printerRead } from '../printing/printers.repository';
import { billRead, withMoney } from '../rows/bill-wire';
import { brunchRead, messageRead, tableBookingRead, waitlistRead } from '../rows/booking-wire';
import { staffOrder } from '../rows/order-wire';
import { seatingRead, tableRead } from '../rows/seating-wire';
import { tableLabelOf } from '../statements/table-capacity';
import { deviceRead } from './devices.repository';

/** Tablets replicate these tables; the server sends them no other rows. */
export const FEED_TABLES = [
  'order',
  'menu_item',
  'reservation',
  'brunch_reservation',
  'contact_message',
  'venue_table',
  'seating',
  'bill',
  'waitlist_entry',
  'device',
  'printer',
] as const;
export type FeedTable = (typeof FEED_TABLES)[number];

/** The scope has a condition for each table. */
export type FeedScope = Record<FeedTable, SQL>;

/** Builds the queries for the rows of a scope; one batch reads them together with the feed's state. */
export function feedQueries(db: LibSQLDatabase, scope: FeedScope) {
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

/** Returns the same rows with their versions, each under `<table>/<key>`. */
export function feedRowsByKey(results: FeedResults): Map<string, { v: number; row: unknown }> {
  const rows = feedRows(results);
  const all: [string, { v: number; row: unknown }][] = [
    ...rows.orders.map((row) => keyed('order', row)),
    ...rows.items.map((row) => keyed('menu_item', row)),
    ...rows.reservations.map((row) => keyed('reservation', row)),
    ...rows.brunches.map((row) => keyed('brunch_reservation', row)),
    ...rows.messages.map((row) => keyed('contact_message', row)),
    ...rows.tables.map((row) => keyed('venue_table', row)),
    ...rows.seatings.map((row) => keyed('seating', row)),
    ...rows.bills.map((row) => keyed('bill', row)),
    ...rows.waitlist.map((row) => keyed('waitlist_entry', row)),
    ...rows.devices.map((row) => keyed('device', row)),
    ...rows.printers.map((row) => keyed('printer', row)),
  ];
  return new Map(all);
}

function keyed<Row extends { id: string | number; v: number }>(
  tbl: FeedTable,
  row: Row,
): [string, { v: number; row: unknown }] {
  return [`${tbl}/${row.id}`, { v: row.v, row }];
}
