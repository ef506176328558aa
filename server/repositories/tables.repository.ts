import type { SQL } from 'drizzle-orm';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { eveningBegan, STAY_MS } from '#domain/bookings/booking';
import type { Span } from '#domain/bookings/free-tables';
import { fold } from '#domain/fold';
import type { Gateway, Statement } from '../db/gateway';
import { cachedRead } from '../db/gateway';
import type { BookingTable, PlaceTable, TableRow } from '../db/tables/bookings.table';
import {
  BOOKING_TABLES,
  brunchBookings,
  PLACE_TABLES,
  seatings,
  tableBookings,
  venueTables,
  waitlistEntries,
} from '../db/tables/bookings.table';
import { orders } from '../db/tables/orders.table';
import type { BookingRow } from './bookings.repository';
import { RESERVATION, tellTable } from './bookings.repository';
import type { Claim, RowBatch } from './rows/responses.repository';
import { nextIdIn } from './statements/next-id';
import { isOpenSeating } from './statements/seating-statements';
import type { Sat } from './statements/table-capacity';
import {
  drinkingAt,
  guestsAt,
  HOLDS_TABLE,
  isFreeFor,
  isJoinedTo,
  isSatAt,
  seatedAt,
  staysDuring,
} from './statements/table-capacity';

/** The open bookings of a table have a count and a next slot. */
export type Bookings = { count: number; nextAt: number | null };

export function createTablesRepository(gateway: Gateway) {
  const list = () => gateway.rows(venueTables, undefined, [asc(venueTables.id)]);

  return {
    /** Each order looks for its table. */
    labels: cachedRead(gateway, ['venue_table'], list).read,

    /** Returns tables in the order in which staff added them. */
    list,

    find: (id: number) => gateway.row(venueTables, eq(venueTables.id, id)),

    /** The comparison of labels ignores case. */
    async isLabelTaken(label: string, exceptId: number): Promise<boolean> {
      const rows = await gateway.rows(venueTables, ne(venueTables.id, exceptId));
      return rows.some((row) => fold(row.label) === fold(label));
    },

    nextId: () => nextIdIn(gateway, venueTables),

    /** Counts the open bookings of the table and its seated parties. */
    async bookingsOf(id: number, now: number): Promise<Bookings> {
      const found = await gateway.batch((db) => [
        upcoming(db, tableBookings, id, now),
        upcoming(db, brunchBookings, id, now),
        upcoming(db, waitlistEntries, id, now),
      ]);
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

/** The occupant is the booking at a table during a span. */
type Occupant = { guestName: string; startsAt: number; endsAt: number };

/** A party sits at a table since this time; a missing name means guests without a booking. */
type Sitting = { guestName: string | null; since: number };

export function createTableAssignments(gateway: Gateway) {
  return {
    /** Returns null if the table is free. */
    async occupant(tableId: number, span: Span, exceptId: string): Promise<Occupant | null> {
      const which = (bookings: PlaceTable) =>
        sql`${venueTables.id} = ${tableId} and ${bookings.id} <> ${exceptId}`;
      const found = await gateway.batch((db) => [
        staysDuring(db, tableBookings, span, which(tableBookings)),
        staysDuring(db, brunchBookings, span, which(brunchBookings)),
        staysDuring(db, waitlistEntries, span, which(waitlistEntries)),
      ]);
      return found.flat().sort((a, b) => a.startsAt - b.startsAt)[0] ?? null;
    },

    /** Returns another seated party, even one beyond its stay; null if the table is free. */
    async sitting(place: Sat): Promise<Sitting | null> {
      const parties = await gateway.batch((db) => [
        db
          .select({ guestName: tableBookings.guestName, since: tableBookings.statusAt })
          .from(tableBookings)
          .where(sql`${tableBookings.id} in (${seatedAt(place)})`),
        db
          .select({
            guestName: brunchBookings.guestName,
            since: sql<number>`${brunchBookings.firstDrinkAt}`,
          })
          .from(brunchBookings)
          .where(sql`${brunchBookings.id} in (${drinkingAt(place)})`),
        db
          .select({ guestName: sql<null>`null`, since: seatings.openedAt })
          .from(seatings)
          .where(sql`${place.withGuests ? 1 : 0} = 1 and ${seatings.id} in (${guestsAt(place)})`),
      ]);
      return parties.flat()[0] ?? null;
    },

    /** Returns the tables with their stays; whoever sits at a table now has it at least until then. */
    async evening(span: Span, { now, exceptId }: { now: number; exceptId: string }) {
      const { id, label, area, seats, isActive } = venueTables;
      const sat = { tableId: sql`${id}`, now, exceptId, withGuests: true };
      const [tables, sitting, ...stays] = await gateway.batch((db) => [
        db.select({ id, label, area, seats }).from(venueTables).where(eq(isActive, true)),
        db.select({ tableId: id }).from(venueTables).where(isSatAt(sat)),
        staysDuring(db, tableBookings, span),
        staysDuring(db, brunchBookings, span),
        staysDuring(db, waitlistEntries, span),
      ]);
      const others = stays.flat().filter(({ bookingId }) => bookingId !== exceptId);
      const seated = sitting.map(({ tableId }) => ({ tableId, startsAt: now, endsAt: now + 1 }));
      return { tables, stays: [...others, ...seated] };
    },

    /** Returns the next booking's slot; null if no booking begins within any stay. */
    async nextStart(tableId: number, after: number, exceptId = ''): Promise<number | null> {
      const span = { startsAt: after, endsAt: after + STAY_MS };
      const next = await this.occupant(tableId, span, exceptId);
      return next?.startsAt ?? null;
    },
  };
}

/** Returns whether nobody else has the table for the stay, nor sits there if the stay has begun. */
function mayHave(tableId: number, { id, startsAt, endsAt }: Stay, at: number): SQL {
  const isFree = isFreeFor(tableId, { startsAt, endsAt }, id);
  // A later booking does not conflict with the seated party.
  return startsAt > at
    ? isFree
    : sql`${isFree} and not ${isSatAt({ tableId, now: at, exceptId: id })}`;
}

type Stay = Span & { id: string };

/** null removes the booking's tables. */
export function assignedTable(
  bookings: BookingTable,
  row: BookingRow,
  { claim, tableId, at }: { claim: Claim; tableId: number | null; at: number },
): RowBatch {
  const tells: RowBatch = {
    more: (won) => [tellTable(bookings, { claim, id: row.id, path: RESERVATION }, won)],
  };
  return tableId === null ? tells : { ...tells, guard: mayHave(tableId, row, at) };
}

export function mayHaveAll(tables: readonly number[], stay: Stay, at: number): SQL {
  const free = tables.map((tableId) => mayHave(tableId, stay, at));
  return free.length === 0 ? sql`true` : sql.join(free, sql` and `);
}

type Placed = { claim: Claim; tables: readonly number[]; at: number; isOver: boolean };

/** A booking that staff write or move gets these tables, if they are still free or staff know that they are not. */
export function placedAt(
  bookings: BookingTable,
  row: Stay,
  { claim, tables, at, isOver }: Placed,
): RowBatch {
  return {
    guard: mayHaveAll(isOver ? [] : tables, row, at),
    more: (won) => [tellTable(bookings, { claim, id: row.id, path: RESERVATION }, won)],
  };
}

/** A party that leaves the waitlist sits down at tables where nobody sits; its own offer is in nobody's way. */
export function mayTakeAll(tables: readonly number[], stay: Stay): SQL {
  const free = tables.map((tableId) => {
    const sat = { tableId, now: stay.startsAt, exceptId: stay.id, withGuests: true };
    return sql`${isFreeFor(tableId, stay, stay.id)} and not ${isSatAt(sat)}`;
  });
  return sql.join(free, sql` and `);
}

type WalkIn = { id: string; tableId: number; startsAt: number; endsAt: number };

export function seatedWalkIn(row: WalkIn): RowBatch {
  return {
    guard: sql`${isFreeFor(row.tableId, row, row.id)} and not ${isSatAt(walkInPlace(row))}`,
  };
}

/** A walk-in needs a table without guests of any kind at the time of its tap. */
export function walkInPlace(row: { tableId: number; startsAt: number }): Sat {
  return { tableId: row.tableId, now: row.startsAt, exceptId: '', withGuests: true };
}
