import { and, eq, type SQL, sql } from 'drizzle-orm';
import { KEEPS_TABLE } from '#domain/reservations/booking';
import { eveningBegan, STAY_MS } from '#domain/reservations/slots';
import type { Gateway } from '../db/gateway';
import { insertWhere, updateWhere } from '../db/guarded';
import { brunchReservations, reservations, venueTables } from '../db/tables/bookings.table';
import { audit } from '../db/tables/staff.table';
import type { BrunchRow, ReservationRow } from './booking-wire';
import { type Answer, type Claim, type KeptReceipt, writeOnce } from './receipts.repository';
import { isTaken, type Span } from './table-capacity';

export type BookedTable = 'reservation' | 'brunch_reservation';
export type BookedRow = ReservationRow | BrunchRow;

/** Who has a table during a span. */
export type Occupant = { guestName: string; startsAt: number; endsAt: number };

export type TableChange = {
  claim: Claim;
  answer: Answer;
  before: BookedRow;
  after: Pick<BookedRow, 'tableId' | 'tableAt' | 'tableBy' | 'v'>;
  at: number;
  audit: typeof audit.$inferInsert;
};

export type TableAssignments = ReturnType<typeof createTableAssignments>;

const BOOKINGS = { reservation: reservations, brunch_reservation: brunchReservations } as const;

export function createTableAssignments(gateway: Gateway) {
  return {
    /** Another booking that has the table during the span; null: nobody. */
    async occupant(tableId: number, span: Span, exceptId: string): Promise<Occupant | null> {
      const found = await gateway.read((db) =>
        db.batch([
          stays(db, reservations, { tableId, span, exceptId }),
          stays(db, brunchReservations, { tableId, span, exceptId }),
        ]),
      );
      return found.flat().sort((a, b) => a.startsAt - b.startsAt)[0] ?? null;
    },

    /** null: the booking was changed meanwhile, or the table is somebody else's or blocked by now. */
    assign(tbl: BookedTable, change: TableChange): Promise<KeptReceipt | null> {
      const { before, after, claim, answer, at, audit: entry } = change;
      const bookings = BOOKINGS[tbl];
      const asSeen = sql`exists (select 1 from ${bookings} where ${and(eq(bookings.id, before.id), eq(bookings.v, before.v))})`;
      const isFree =
        after.tableId === null ? sql`true` : isFreeFor(after.tableId, before, before.id);
      return writeOnce(gateway, {
        claim,
        answer,
        at,
        guard: sql`${asSeen} and ${isFree}`,
        rows: (won) => [
          updateWhere(bookings, after, sql`id = ${before.id} and ${won}`),
          insertWhere(audit, entry, won),
        ],
      });
    },

    /** A party that came without a booking; null: the table is somebody else's or blocked by now. */
    seat(
      row: ReservationRow & { tableId: number },
      { claim, answer, audit: entry }: Pick<TableChange, 'claim' | 'answer' | 'audit'>,
    ): Promise<KeptReceipt | null> {
      const { tableId, startsAt } = row;
      const nobodySits = sql`not exists (select 1 from ${reservations} where ${sitsAt(tableId, startsAt)})
        and not exists (select 1 from ${brunchReservations} where ${drinksAt(tableId, startsAt)})`;
      return writeOnce(gateway, {
        claim,
        answer,
        at: row.receivedAt,
        guard: sql`${isFreeFor(row.tableId, row, row.id)} and ${nobodySits}`,
        rows: (won) => [insertWhere(reservations, row, won), insertWhere(audit, entry, won)],
      });
    },

    /** The party that sits at a table, however long ago its time was over; null: nobody. */
    async sitting(tableId: number, now: number): Promise<Occupant | null> {
      const [[party], [brunch]] = await gateway.read((db) =>
        db.batch([
          db.select(occupantOf(reservations)).from(reservations).where(sitsAt(tableId, now)),
          db
            .select(occupantOf(brunchReservations))
            .from(brunchReservations)
            .where(drinksAt(tableId, now)),
        ]),
      );
      return party ?? brunch ?? null;
    },

    /** When the next party comes to a table; null: nobody, for as long as anybody stays. */
    async nextStart(tableId: number, after: number): Promise<number | null> {
      const span = { startsAt: after, endsAt: after + STAY_MS };
      const next = await this.occupant(tableId, span, '');
      return next?.startsAt ?? null;
    },
  };
}

type Read = Parameters<Parameters<Gateway['read']>[0]>[0];
type BookingTable = typeof reservations | typeof brunchReservations;
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

function isFreeFor(tableId: number, span: Span, exceptId: string): SQL {
  const isOpen = sql`exists (select 1 from ${venueTables} where id = ${tableId} and is_active = 1)`;
  return sql`${isOpen} and not ${isTaken(sql`${tableId}`, span, exceptId)}`;
}

/** A party may sit on after its time, or before it: until they leave, or the evening is over, the table is theirs. */
function sitsAt(tableId: number, now: number): SQL {
  const { startsAt, statusAt } = reservations;
  return sql`${isOfEvening(reservations, tableId, now)} and ${reservations.status} = 'seated'
    and min(${startsAt}, ${statusAt}) <= ${now}`;
}

/** A brunch that began late drinks on after the time that it was booked for. */
function drinksAt(tableId: number, now: number): SQL {
  const { status, firstDrinkAt } = brunchReservations;
  return sql`${isOfEvening(brunchReservations, tableId, now)} and ${status} in ${KEEPS_TABLE}
    and ${firstDrinkAt} <= ${now}`;
}

function isOfEvening(bookings: BookingTable, tableId: number, now: number): SQL {
  return sql`${bookings.tableId} = ${tableId} and ${bookings.startsAt} >= ${eveningBegan(now)}`;
}
