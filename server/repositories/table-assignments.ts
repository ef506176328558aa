import { eq, type SQL, sql } from 'drizzle-orm';
import type { Span } from '#domain/bookings/free-tables';
import { STAY_MS } from '#domain/bookings/slots';
import type { Gateway } from '../db/gateway';
import {
  type BookingTable,
  brunchBookings,
  type PlaceTable,
  tableBookings,
  venueTables,
  waitlistEntries,
} from '../db/tables/bookings.table';
import { seatings } from '../db/tables/seatings.table';
import { type BookingRow, RESERVATION, tellTable } from './bookings.repository';
import type { RowBatch } from './change-row';
import {
  drinkingAt,
  guestsAt,
  isFreeFor,
  isSatAt,
  type Sat,
  seatedAt,
  staysDuring,
} from './statements/table-capacity';
import type { Claim } from './stored-responses.repository';

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
      const found = await gateway.read((db) =>
        db.batch([
          staysDuring(db, tableBookings, span, which(tableBookings)),
          staysDuring(db, brunchBookings, span, which(brunchBookings)),
          staysDuring(db, waitlistEntries, span, which(waitlistEntries)),
        ]),
      );
      return found.flat().sort((a, b) => a.startsAt - b.startsAt)[0] ?? null;
    },

    /** Returns another seated party, even one beyond its stay; null if the table is free. */
    async sitting(place: Sat): Promise<Sitting | null> {
      const parties = await gateway.read((db) =>
        db.batch([
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
        ]),
      );
      return parties.flat()[0] ?? null;
    },

    /** Returns the tables with their stays; whoever sits at a table now has it at least until then. */
    async evening(span: Span, { now, exceptId }: { now: number; exceptId: string }) {
      const { id, label, area, seats, isActive } = venueTables;
      const sat = { tableId: sql`${id}`, now, exceptId, withGuests: true };
      const [tables, sitting, ...stays] = await gateway.read((db) =>
        db.batch([
          db.select({ id, label, area, seats }).from(venueTables).where(eq(isActive, true)),
          db.select({ tableId: id }).from(venueTables).where(isSatAt(sat)),
          staysDuring(db, tableBookings, span),
          staysDuring(db, brunchBookings, span),
          staysDuring(db, waitlistEntries, span),
        ]),
      );
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
