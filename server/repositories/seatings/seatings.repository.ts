import type { SQL } from 'drizzle-orm';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { eveningBegan } from '#domain/bookings/booking';
import { MAX_SEATS_TAKEN, MOST_ORDERS_OF_TABLE } from '#domain/seatings/seating';
import type { Gateway } from '../../db/gateway';
import { insertWhere, updateWhere } from '../../db/gateway';
import type { BookingTable, SeatingRow } from '../../db/tables/bookings.table';
import {
  brunchBookings,
  kioskReports,
  kiosks,
  seatings,
  seats,
  tableBookings,
  venueTables,
} from '../../db/tables/bookings.table';
import { orderLines, orders } from '../../db/tables/orders.table';
import { audit } from '../../db/tables/staff.table';
import { seatingRead } from '../booking-row';
import { withLines } from '../orders.repository';
import type { StoredOrder } from '../rows/order-row';
import type { AuditEntry, RowBatch } from '../rows/responses.repository';
import { billClosed, billSettled } from '../statements/bill-statements';
import type { Ended } from '../statements/finished-orders';
import { finishedRows, ordersStand } from '../statements/finished-orders';
import type { Destination, LetIn, SeatedBooking } from '../statements/seating-statements';
import {
  askingCopied,
  bookingStands,
  endedBooking,
  isOpenSeating,
  movedRows,
  phoneLetIn,
} from '../statements/seating-statements';
import { isFreeFor, isJoinedTo, isSatAt } from '../statements/table-capacity';

export function createSeatingsRepository(gateway: Gateway) {
  return {
    table: seatings,
    rowOf: (row: SeatingRow) => row,
    read: (_: SeatingRow, row: SeatingRow) => seatingRead(row),

    find: (id: string) => gateway.row(seatings, eq(seatings.id, id)),

    openAt: (tableId: number) =>
      gateway.row(seatings, and(eq(seatings.tableId, tableId), isNull(seatings.closedAt))),

    /** Returns the latest orders of a seating, the oldest of them first, in one read. */
    orders: (seatingId: string) => readBill(gateway, seatingId),

    /** Writes a call unless the seating is closed. */
    call: (id: string, calls: Partial<SeatingRow>) =>
      gateway.write([
        updateWhere(seatings, { ...calls, v: sql`v + 1` }, sql`id = ${id} and closed_at is null`),
      ]),

    /** Returns the booking of the party whose first table this is, this evening; null without a booking. */
    seatedBooking: (tableId: number, now: number) =>
      readSeatedBooking(gateway, now, ({ tableId: first }) => sql`${first} = ${tableId}`),

    /** As `seatedBooking`, also at a table that is joined to the party's first one. */
    bookingAround: (tableId: number, now: number) =>
      readSeatedBooking(
        gateway,
        now,
        (table) => sql`(${table.tableId} = ${tableId} or ${isJoinedTo(sql`${table}`, tableId)})`,
      ),

    /** Closes abandoned seatings without orders, and seatings of past evenings. */
    async closeForgotten({ quietSince, eveningBegan, at }: ClosingTimes): Promise<void> {
      const hasOrders = sql`exists (select 1 from ${orders} where seating_id = ${seatings.id} and status <> 'cancelled')`;
      const isSatAt = sql`exists (select 1 from ${seats} where seating_id = ${seatings.id} and expires_at > ${at})`;
      await gateway.write([
        sql`update ${seatings} set closed_at = ${at}, v = v + 1 where closed_at is null and
          (opened_at < ${eveningBegan} or (opened_at < ${quietSince} and not ${hasOrders} and not ${isSatAt}))`,
        sql`delete from ${seats} where expires_at < ${quietSince}`,
      ]);
    },
  };
}

type ClosingTimes = { quietSince: number; eveningBegan: number; at: number };

type Closed = { ends: SeatedBooking | null; hasBill: boolean; finished: Ended };

/** A closed seating ends its booking, and its paid bill with the ready orders, if all are as the caller read them. */
export function closedSeating(id: string, { ends, hasBill, finished }: Closed): RowBatch {
  const { at, by } = finished;
  return {
    guard: sql`${bookingStands(ends)} and ${ordersStand(id, finished.orders)}`,
    more: (won) => [
      ...(ends ? endedBooking(ends, { by, at, won }) : []),
      ...(hasBill ? [billClosed(id, finished, won)] : []),
      ...finishedRows(finished, won),
      ...(hasBill ? billSettled(id, finished, won) : []),
    ],
  };
}

/** A party moves with its phones, orders and booking, if its destination is as the caller read it. */
export function movedSeating(
  before: SeatingRow,
  to: Destination,
  { at, by }: { at: number; by: string },
): RowBatch {
  const { tableId, seating, booking, isJoined } = to;
  const sat = { tableId, now: at, exceptId: booking?.id ?? '' };
  const isEmpty = isJoined ? sql`true` : sql`not ${isSatAt(sat)}`;
  const isAsRead = seating
    ? sql`exists (select 1 from ${seatings} where id = ${seating.id} and v = ${seating.v} and closed_at is null)`
    : sql`not ${isOpenSeating(tableId)} and ${isEmpty}`;
  const mayMove =
    booking && !isJoined ? isFreeFor(tableId, { ...booking, startsAt: at }, booking.id) : sql`true`;
  return {
    guard: sql`${isAsRead} and ${bookingStands(booking)} and ${mayMove}
      and exists (select 1 from ${venueTables} where id = ${tableId})`,
    more: (won) => movedRows(before, to, { by, at, won }),
  };
}

async function readSeatedBooking(
  gateway: Gateway,
  now: number,
  isAt: (table: BookingTable) => SQL,
): Promise<SeatedBooking | null> {
  const columns = ({ id, v, startsAt, endsAt }: BookingTable) => ({ id, v, startsAt, endsAt });
  const here = (table: BookingTable) =>
    sql`${isAt(table)} and ${table.startsAt} >= ${eveningBegan(now)}`;
  const [[party], [brunch]] = await gateway.batch((db) => [
    db
      .select(columns(tableBookings))
      .from(tableBookings)
      .where(sql`${here(tableBookings)} and status = 'seated'`),
    db
      .select(columns(brunchBookings))
      .from(brunchBookings)
      .where(sql`${here(brunchBookings)} and status = 'confirmed' and first_drink_at is not null`),
  ]);
  if (party) return { tbl: 'reservation', ...party };
  return brunch ? { tbl: 'brunch_reservation', ...brunch } : null;
}

async function readBill(gateway: Gateway, seatingId: string): Promise<StoredOrder[]> {
  const here = sql`(select id from ${orders} where ${orders.seatingId} = ${seatingId}
    order by received_at desc, id desc limit ${MOST_ORDERS_OF_TABLE})`;
  const [rows, lines] = await gateway.batch((db) => [
    db
      .select()
      .from(orders)
      .where(sql`${orders.id} in ${here}`)
      .orderBy(asc(orders.receivedAt), asc(orders.id)),
    db
      .select()
      .from(orderLines)
      .where(sql`${orderLines.orderId} in ${here}`)
      .orderBy(asc(orderLines.lineNo)),
  ]);
  return withLines(rows, lines);
}

export type SeatRow = typeof seats.$inferSelect;
export type Seat = { seat: SeatRow; seating: SeatingRow };

export function createSeatsRepository(gateway: Gateway) {
  return {
    /** Returns a phone's seat with its seating; null if the phone has no seat. */
    find: (secretHash: string) =>
      gateway.first((db) =>
        db
          .select({ seat: seats, seating: seatings })
          .from(seats)
          .innerJoin(seatings, eq(seatings.id, seats.seatingId))
          .where(eq(seats.secretHash, secretHash)),
      ),

    /**
     * Adds a phone to the table's open seating, or to `opens`; a known phone keeps its number. Other phones are asked
     * to let it in. Returns null if the table's code has changed, or if the table is full.
     */
    async sit(
      { secretHash, expiresAt, askedAt }: Pick<SeatRow, 'secretHash' | 'expiresAt' | 'askedAt'>,
      { opens, qrVersion }: { opens: SeatingRow; qrVersion: number },
    ): Promise<Seat | null> {
      const { tableId } = opens;
      const isCurrent = sql`exists (select 1 from ${venueTables} where id = ${tableId} and qr_version = ${qrVersion})`;
      const isHere = sql`table_id = ${tableId} and closed_at is null`;
      const taken = sql`(select count(*) from ${seats} where seating_id = s.id and secret_hash <> ${secretHash})`;
      const maySit = sql`${isHere} and ${isCurrent} and ${taken} < ${MAX_SEATS_TAKEN}`;
      const [, , seated] = await gateway.write([
        insertWhere(
          seatings,
          opens,
          sql`${isCurrent} and not exists (select 1 from ${seatings} where ${isHere})`,
        ),
        sql`update ${seatings} as s set last_seat_no = last_seat_no + 1 where ${maySit}
          and not exists (select 1 from ${seats} where secret_hash = ${secretHash} and seating_id = s.id)`,
        sql`insert into ${seats} (secret_hash, seating_id, no, expires_at, asked_at)
          select ${secretHash}, s.id, s.last_seat_no, ${expiresAt}, ${askedAt} from ${seatings} s
          where ${maySit}
          on conflict (secret_hash) do update set
            no = iif(seating_id = excluded.seating_id, no, excluded.no),
            let_in_at = iif(seating_id = excluded.seating_id, let_in_at, null),
            asked_at = iif(seating_id = excluded.seating_id and let_in_at is not null, null, excluded.asked_at),
            seating_id = excluded.seating_id, expires_at = excluded.expires_at
          returning no`,
        // The phone may have left another table, which is asked no longer.
        askingCopied(sql`true`),
      ]);
      return seated?.length ? this.find(secretHash) : null;
    },

    /** Lets a phone of the same seating in, or refuses it, on behalf of a phone that is let in. */
    async answer(by: SeatRow, { seatNo, at }: Pick<LetIn, 'seatNo' | 'at'>): Promise<void> {
      const { seatingId, secretHash } = by;
      const mayAnswer = sql`exists (select 1 from ${seats} as mine
        where secret_hash = ${secretHash} and mine.seating_id = ${seatingId} and mine.let_in_at is not null)`;
      await gateway.write([
        phoneLetIn({ seatingId, seatNo, at }, mayAnswer),
        askingCopied(sql`id = ${seatingId}`),
      ]);
    },
  };
}

export type KioskRow = typeof kiosks.$inferSelect;
/** The kiosk has its table's label; null means that the kiosk stands at the door. */
export type Kiosk = {
  row: KioskRow;
  tableLabel: string | null;
  report: typeof kioskReports.$inferSelect | null;
};
export function createKiosksRepository(gateway: Gateway) {
  function read(where: SQL): Promise<Kiosk[]> {
    return gateway.read((db) =>
      db
        .select({ row: kiosks, tableLabel: venueTables.label, report: kioskReports })
        .from(kiosks)
        .leftJoin(venueTables, eq(venueTables.id, kiosks.tableId))
        .leftJoin(kioskReports, eq(kioskReports.kioskId, kiosks.id))
        .where(where)
        .orderBy(asc(kiosks.addedAt)),
    );
  }

  return {
    list: () => read(sql`true`),

    find: async (id: string): Promise<Kiosk | null> => (await read(eq(kiosks.id, id)))[0] ?? null,

    findBySecret: async (secretHash: string): Promise<Kiosk | null> =>
      (await read(eq(kiosks.secretHash, secretHash)))[0] ?? null,

    /** Records that staff opened the kiosk by the PIN on the kiosk itself. */
    noteOpened: (entry: AuditEntry) => gateway.write([insertWhere(audit, entry, sql`true`)]),

    /** Records once that staff ended kiosk mode on the kiosk, however often the report arrives. */
    async leave(id: string, entry: AuditEntry): Promise<void> {
      const isThere = sql`exists (select 1 from ${kiosks} where id = ${id})`;
      await gateway.write([
        insertWhere(audit, entry, isThere),
        sql`delete from ${kiosks} where id = ${id}`,
      ]);
    },
  };
}

/** Staff approve a tablet once. */
export function newKiosk({ secretHash }: Pick<KioskRow, 'secretHash'>): RowBatch {
  return { guard: sql`not exists (select 1 from ${kiosks} where secret_hash = ${secretHash})` };
}
