import { and, eq, type SQL, sql } from 'drizzle-orm';
import { KEEPS_TABLE } from '#domain/bookings/booking';
import { STAY_MS } from '#domain/bookings/slots';
import { insertWhere, updateWhere } from '../db/conditional-insert';
import type { Gateway } from '../db/gateway';
import { brunchBookings, tableBookings, venueTables } from '../db/tables/bookings.table';
import { seatings } from '../db/tables/seatings.table';
import { audit } from '../db/tables/staff.table';
import type { BrunchRow, TableBookingRow } from './rows/booking-wire';
import { drinkingAt, guestsAt, isSatAt, type Sat, seatedAt } from './statements/sitting';
import { isTaken, type Span } from './statements/table-capacity';
import {
  type Claim,
  type MutationResponse,
  type SentResponse,
  writeOnce,
} from './stored-responses.repository';

export type BookedTable = 'reservation' | 'brunch_reservation';
export type BookedRow = TableBookingRow | BrunchRow;

/** The occupant is the booking at a table during a span. */
export type Occupant = { guestName: string; startsAt: number; endsAt: number };

/** A party sits at a table since this time; a missing name means guests without a booking. */
export type Sitting = { guestName: string | null; since: number };

export type TableChange = {
  claim: Claim;
  response: SentResponse;
  before: BookedRow;
  after: Pick<BookedRow, 'tableId' | 'tableAt' | 'tableBy' | 'v'>;
  at: number;
  audit: typeof audit.$inferInsert;
};

export type TableAssignments = ReturnType<typeof createTableAssignments>;

const BOOKINGS = { reservation: tableBookings, brunch_reservation: brunchBookings } as const;

export function createTableAssignments(gateway: Gateway) {
  return {
    /** Returns null if the table is free. */
    async occupant(tableId: number, span: Span, exceptId: string): Promise<Occupant | null> {
      const found = await gateway.read((db) =>
        db.batch([
          stays(db, tableBookings, { tableId, span, exceptId }),
          stays(db, brunchBookings, { tableId, span, exceptId }),
        ]),
      );
      return found.flat().sort((a, b) => a.startsAt - b.startsAt)[0] ?? null;
    },

    /** Returns null if the booking has changed, or if the table is taken or blocked. */
    assign(tbl: BookedTable, change: TableChange): Promise<MutationResponse | null> {
      const { before, after, claim, response, at, audit: entry } = change;
      const bookings = BOOKINGS[tbl];
      const asSeen = sql`exists (select 1 from ${bookings} where ${and(eq(bookings.id, before.id), eq(bookings.v, before.v))})`;
      const isFree =
        after.tableId === null
          ? sql`true`
          : sql`${isFreeFor(after.tableId, before, before.id)} and ${nobodySitsOn(after.tableId, before, at)}`;
      return writeOnce(gateway, {
        claim,
        response,
        at,
        guard: sql`${asSeen} and ${isFree}`,
        rows: (won) => [
          updateWhere(bookings, after, sql`id = ${before.id} and ${won}`),
          insertWhere(audit, entry, won),
        ],
      });
    },

    /** Seats a walk-in; returns null if the table is taken or blocked. */
    seat(
      row: TableBookingRow & { tableId: number },
      { claim, response, audit: entry }: Pick<TableChange, 'claim' | 'response' | 'audit'>,
    ): Promise<MutationResponse | null> {
      return writeOnce(gateway, {
        claim,
        response,
        at: row.receivedAt,
        guard: sql`${isFreeFor(row.tableId, row, row.id)} and not ${isSatAt(walkInPlace(row))}`,
        rows: (won) => [insertWhere(tableBookings, row, won), insertWhere(audit, entry, won)],
      });
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

    /** Returns the next booking's slot; null if no booking begins within any stay. */
    async nextStart(tableId: number, after: number): Promise<number | null> {
      const span = { startsAt: after, endsAt: after + STAY_MS };
      const next = await this.occupant(tableId, span, '');
      return next?.startsAt ?? null;
    },
  };
}

type Read = Parameters<Parameters<Gateway['read']>[0]>[0];
type BookingTable = typeof tableBookings | typeof brunchBookings;
type Wanted = { tableId: number; span: Span; exceptId: string };

function occupantOf({ guestName, startsAt, endsAt }: BookingTable) {
  return { guestName, startsAt, endsAt };
}

function stays(db: Read, bookings: BookingTable, { tableId, span, exceptId }: Wanted) {
  return db
    .select(occupantOf(bookings))
    .from(bookings)
    .where(
      sql`${bookings.tableId} = ${tableId} and ${bookings.id} <> ${exceptId} and ${bookings.status} in ${KEEPS_TABLE}
        and ${bookings.startsAt} < ${span.endsAt} and ${bookings.endsAt} > ${span.startsAt}`,
    );
}

/** True if a party can get a table for a span. */
export function isFreeFor(tableId: number, span: Span, exceptId: string): SQL {
  const isOpen = sql`exists (select 1 from ${venueTables} where id = ${tableId} and is_active = 1)`;
  return sql`${isOpen} and not ${isTaken(sql`${tableId}`, span, exceptId)}`;
}

/** A later booking does not conflict with the seated party. */
function nobodySitsOn(
  tableId: number,
  { id, startsAt }: { id: string; startsAt: number },
  now: number,
): SQL {
  if (startsAt > now) return sql`true`;
  return sql`not ${isSatAt({ tableId, now, exceptId: id })}`;
}

/** A walk-in needs a table without guests of any kind at the time of its tap. */
export function walkInPlace(row: { tableId: number; startsAt: number }): Sat {
  return { tableId: row.tableId, now: row.startsAt, exceptId: '', withGuests: true };
}
