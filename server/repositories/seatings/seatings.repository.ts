import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { eveningBegan } from '#domain/bookings/slots';
import { insertWhere, updateWhere } from '../../db/conditional-insert';
import type { Gateway, Statement } from '../../db/gateway';
import { brunchBookings, tableBookings, venueTables } from '../../db/tables/bookings.table';
import { orderLines, orders } from '../../db/tables/orders.table';
import { seatings, seats } from '../../db/tables/seatings.table';
import { audit } from '../../db/tables/staff.table';
import { withLines } from '../orders.repository';
import type { StoredOrder } from '../rows/order-wire';
import type { SeatingRow } from '../rows/seating-wire';
import { type FinishedOrders, finishedRows, ordersStand } from '../statements/finished-orders';
import {
  bookingStands,
  type Destination,
  endedBooking,
  isOpenSeating,
  movedRows,
  type SeatedBooking,
} from '../statements/seating-statements';
import { isSatAt } from '../statements/sitting';
import { isFreeFor } from '../statements/table-capacity';
import { type Claim, type SentResponse, writeOnce } from '../stored-responses.repository';

export type Written = {
  claim: Claim;
  response: SentResponse;
  at: number;
  /** The member of staff has this first name. */
  by: string;
  audit: typeof audit.$inferInsert;
};

/** The change concerns a seating and the booking that ends with it, or null without a booking. */
type Change = {
  before: SeatingRow;
  after: Partial<SeatingRow>;
  ends?: SeatedBooking | null;
  guard?: SQL;
  /** The batch also writes these rows. */
  more?: (won: SQL) => Statement[];
};

export type SeatingsRepository = ReturnType<typeof createSeatingsRepository>;

export function createSeatingsRepository(gateway: Gateway) {
  return {
    async find(id: string): Promise<SeatingRow | null> {
      const [row] = await gateway.read((db) =>
        db.select().from(seatings).where(eq(seatings.id, id)),
      );
      return row ?? null;
    },

    async openAt(tableId: number): Promise<SeatingRow | null> {
      const [row] = await gateway.read((db) =>
        db
          .select()
          .from(seatings)
          .where(and(eq(seatings.tableId, tableId), isNull(seatings.closedAt))),
      );
      return row ?? null;
    },

    /** Returns the orders of a seating, the oldest first, in one read. */
    orders: (seatingId: string) => readBill(gateway, seatingId),

    /** Writes a call unless the seating is closed. */
    async call(id: string, calls: Partial<SeatingRow>): Promise<void> {
      await gateway.write([
        updateWhere(seatings, { ...calls, v: sql`v + 1` }, sql`id = ${id} and closed_at is null`),
      ]);
    },

    /** Returns null if the seating has changed since the caller read it, or if the guard failed. */
    change({ before, after, ends = null, guard = sql`true`, more }: Change, write: Written) {
      const { audit: entry, by, ...once } = write;
      return writeOnce(gateway, {
        ...once,
        guard: sql`${stands(before)} and ${bookingStands(ends)} and ${guard}`,
        rows: (won) => [
          updateWhere(seatings, { ...after, v: before.v + 1 }, sql`id = ${before.id} and ${won}`),
          ...(ends ? endedBooking(ends, { by, at: write.at, won }) : []),
          ...(more?.(won) ?? []),
          insertWhere(audit, entry, won),
        ],
      });
    },

    /** Closes a seating and finishes its orders; returns null if an order is not as the caller read it. */
    close(change: Change, finished: FinishedOrders, write: Written) {
      const { id } = change.before;
      const ended = { seatingId: id, at: write.at, by: write.by, ...finished };
      return this.change(
        {
          ...change,
          guard: ordersStand(id, finished.orders),
          more: (won) => finishedRows(ended, won),
        },
        write,
      );
    },

    /** Moves a party with its phones and orders; returns null if a row has changed since the caller read it. */
    move(before: SeatingRow, to: Destination, write: Written) {
      const { audit: entry, by, ...once } = write;
      const { tableId, seating, booking, isJoined } = to;
      const sat = { tableId, now: write.at, exceptId: booking?.id ?? '' };
      const isEmpty = isJoined ? sql`true` : sql`not ${isSatAt(sat)}`;
      const isAsRead = seating
        ? stands(seating)
        : sql`not ${isOpenSeating(tableId)} and ${isEmpty}`;
      const mayMove =
        booking && !isJoined
          ? isFreeFor(tableId, { ...booking, startsAt: write.at }, booking.id)
          : sql`true`;
      return writeOnce(gateway, {
        ...once,
        guard: sql`${stands(before)} and ${isAsRead} and ${bookingStands(booking)} and ${mayMove}
          and exists (select 1 from ${venueTables} where id = ${tableId})`,
        rows: (won) => [
          ...movedRows(before, to, { by, at: write.at, won }),
          insertWhere(audit, entry, won),
        ],
      });
    },

    /** Returns the booking of the party seated at a table this evening; null without a booking. */
    seatedBooking: (tableId: number, now: number) => readSeatedBooking(gateway, tableId, now),

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

type BookingTable = typeof tableBookings | typeof brunchBookings;
type ClosingTimes = { quietSince: number; eveningBegan: number; at: number };

function stands({ id, v }: SeatingRow): SQL {
  return sql`exists (select 1 from ${seatings} where id = ${id} and v = ${v} and closed_at is null)`;
}

async function readSeatedBooking(
  gateway: Gateway,
  tableId: number,
  now: number,
): Promise<SeatedBooking | null> {
  const columns = ({ id, v, startsAt, endsAt }: BookingTable) => ({ id, v, startsAt, endsAt });
  const here = (table: BookingTable) =>
    sql`${table.tableId} = ${tableId} and ${table.startsAt} >= ${eveningBegan(now)}`;
  const [[party], [brunch]] = await gateway.read((db) =>
    db.batch([
      db
        .select(columns(tableBookings))
        .from(tableBookings)
        .where(sql`${here(tableBookings)} and status = 'seated'`),
      db
        .select(columns(brunchBookings))
        .from(brunchBookings)
        .where(
          sql`${here(brunchBookings)} and status = 'confirmed' and first_drink_at is not null`,
        ),
    ]),
  );
  if (party) return { tbl: 'reservation', ...party };
  return brunch ? { tbl: 'brunch_reservation', ...brunch } : null;
}

async function readBill(gateway: Gateway, seatingId: string): Promise<StoredOrder[]> {
  const here = sql`(select id from ${orders} where ${orders.seatingId} = ${seatingId})`;
  const [rows, lines] = await gateway.read((db) =>
    db.batch([
      db
        .select()
        .from(orders)
        .where(eq(orders.seatingId, seatingId))
        .orderBy(asc(orders.receivedAt), asc(orders.id)),
      db
        .select()
        .from(orderLines)
        .where(sql`${orderLines.orderId} in ${here}`)
        .orderBy(asc(orderLines.lineNo)),
    ]),
  );
  return withLines(rows, lines);
}
