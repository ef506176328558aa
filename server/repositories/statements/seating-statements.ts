import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { ALWAYS, plainSql } from '../../db/bound-statement';
import type { Statement } from '../../db/gateway';
import { insertWhere, updateWhere } from '../../db/gateway';
import type { SeatingRow } from '../../db/tables/bookings.table';
import { brunchBookings, seatings, seats, tableBookings } from '../../db/tables/bookings.table';
import { bills, orders } from '../../db/tables/orders.table';
import type { OrderRow } from '../rows/order-row';
import { billMerged } from './bill-statements';
import { stockOfBrunches } from './stock-statements';

/** A new order goes on the bill of a phone's seat, or on a table's open bill; `opens` creates a missing bill. */
export type OrderPlaceAtTable = { label: string } & (
  | { seating: Pick<SeatingRow, 'id' | 'tableId'> }
  | { opens: SeatingRow }
);

export function isOpenSeating(tableId: number): SQL {
  return sql`exists (select 1 from ${seatings} where table_id = ${tableId} and closed_at is null)`;
}

/** True while the seating is open at the table on the ticket. */
export function billIsOpen(at: OrderPlaceAtTable | null): SQL {
  if (!at || 'opens' in at) return ALWAYS;
  const { id, tableId } = at.seating;
  return plainSql`exists (select 1 from seating where id = ${id} and table_id = ${tableId} and closed_at is null)`;
}

/** Opens a bill where the table has none; the unique index leaves an open bill as it is. */
export function billOpened(at: OrderPlaceAtTable | null, won: SQL): Statement[] {
  return at && 'opens' in at ? [insertWhere(seatings, at.opens, won)] : [];
}

/** Reads the bill in the batch: orders of the same moment for one table share one bill. */
export function billOfTable(at: OrderPlaceAtTable): string | SQL;
export function billOfTable(at: OrderPlaceAtTable | null): string | SQL | null;
export function billOfTable(at: OrderPlaceAtTable | null): string | SQL | null {
  if (!at) return null;
  if ('seating' in at) return at.seating.id;
  return plainSql`(select id from seating where table_id = ${at.opens.tableId} and closed_at is null)`;
}

type Confirmed = Pick<OrderRow, 'status' | 'statusAt' | 'statusBy'>;
type OrderOfSeat = Pick<OrderRow, 'seatingId' | 'seatNo'>;

/** The first confirmed order accepts the table and lets its phone in; the other phones then ask. */
export function acceptedBy({ seatingId, seatNo }: OrderOfSeat, after: Confirmed, won: SQL) {
  const isYes = after.status !== 'pending' && after.status !== 'cancelled';
  if (seatingId === null || !isYes || after.statusBy === null) return [];
  const { statusAt: at, statusBy: by } = after;
  const isNew = sql`exists (select 1 from ${seatings} where id = ${seatingId} and accepted_at is null)`;
  return [
    sql`update ${seats} set asked_at = ${at}
      where seating_id = ${seatingId} and let_in_at is null and ${isNew} and ${won}`,
    sql`update ${seatings} set accepted_at = ${at}, accepted_by = ${by}, v = v + 1
      where id = ${seatingId} and accepted_at is null and ${won}`,
    ...(seatNo === null ? [] : [phoneLetIn({ seatingId, seatNo, at }, won)]),
    askingCopied(sql`id = ${seatingId} and ${won}`),
  ];
}

/** `at` is null if the table refuses the phone. */
export type LetIn = { seatingId: string; seatNo: number; at: number | null };

export function phoneLetIn({ seatingId, seatNo, at }: LetIn, won: SQL): Statement {
  return sql`update ${seats} set let_in_at = ${at}, asked_at = null
    where seating_id = ${seatingId} and no = ${seatNo} and let_in_at is null and ${won}`;
}

/** Copies the waiting phones to the seating, whose change the tablets and the other phones read. */
export function askingCopied(where: SQL): Statement {
  const waiting = sql`(select json_group_array(json_object('seatNo', no, 'at', asked_at))
    from ${seats} where seating_id = ${seatings.id} and let_in_at is null and asked_at is not null)`;
  return sql`update ${seatings} set asking = ${waiting}, v = v + 1
    where closed_at is null and accepted_at is not null and asking <> ${waiting} and ${where}`;
}

/** The destination of a move is a free table, or the bill of the party there. */
export type Destination = {
  tableId: number;
  label: string;
  /** The destination has this open seating; null means that the table is free. */
  seating: SeatingRow | null;
  /** The moving party has this booking; null means that the party has none. */
  booking: SeatedBooking | null;
  /** True if another party sits there: the booking ends, and the party joins. */
  isJoined: boolean;
};

export type SeatedBooking = {
  tbl: 'reservation' | 'brunch_reservation';
  id: string;
  v: number;
  startsAt: number;
  endsAt: number;
};
type Move = { by: string; at: number; won: SQL };

const BOOKINGS = { reservation: tableBookings, brunch_reservation: brunchBookings } as const;

/** Moves orders, phones and booking of a party. */
export function movedRows(before: SeatingRow, to: Destination, move: Move): Statement[] {
  const { label, seating: there } = to;
  const { won } = move;
  if (!there) {
    return [
      sql`update ${orders} set table_number = ${label}, v = v + 1 where seating_id = ${before.id} and ${won}`,
      sql`update ${bills} set label = ${label}, v = v + 1 where id = ${before.id} and ${won}`,
      ...movedBooking(to, move),
    ];
  }
  // The destination's count may not be older than the batch: a phone may sit down meanwhile.
  const offset = sql`(select last_seat_no from ${seatings} where id = ${there.id})`;
  return [
    // Renumbers the phones: "Phone 1" of the second party becomes "Phone 3".
    sql`update ${orders} set table_number = ${label}, seat_no = seat_no + ${offset}, seating_id = ${there.id}, v = v + 1
      where seating_id = ${before.id} and ${won}`,
    sql`update ${seats} set no = no + ${offset}, seating_id = ${there.id} where seating_id = ${before.id} and ${won}`,
    updateWhere(
      seatings,
      {
        ...joined(before, there),
        lastSeatNo: sql`last_seat_no + (select last_seat_no from ${seatings} where id = ${before.id})`,
      },
      sql`id = ${there.id} and ${won}`,
    ),
    askingCopied(sql`id = ${there.id} and ${won}`),
    ...movedBooking(to, move),
    ...billMerged({ from: before.id, into: there.id, label }, { ...move, doneAt: move.at }, won),
  ];
}

/** Merged parties count as accepted if either was; open calls stay. */
function joined(from: SeatingRow, into: SeatingRow): Partial<SeatingRow> {
  const { acceptedAt, acceptedBy: by } = into.acceptedAt === null ? from : into;
  const isWaiterOpen = from.waiterCalledAt !== null && from.waiterTakenAt === null;
  const isBillOpen = from.billCalledAt !== null && from.billTakenAt === null;
  return {
    acceptedAt,
    acceptedBy: by,
    ...(isWaiterOpen && {
      waiterCalledAt: from.waiterCalledAt,
      waiterTakenAt: null,
      waiterTakenBy: null,
    }),
    ...(isBillOpen && { billCalledAt: from.billCalledAt, billTakenAt: null, billTakenBy: null }),
    v: into.v + 1,
  };
}

function movedBooking({ booking, isJoined, tableId }: Destination, move: Move): Statement[] {
  if (!booking) return [];
  if (isJoined) return endedBooking(booking, move);
  const { by, at, won } = move;
  const bookings = BOOKINGS[booking.tbl];
  const moved = { tableId, joinedTables: null, tableAt: at, tableBy: by, v: booking.v + 1 };
  return [updateWhere(bookings, moved, sql`id = ${booking.id} and ${won}`)];
}

type Freed = { ends: SeatedBooking | null; at: number; by: string };

/** A table is freed with its party's booking, if both are as the caller read them. */
export function freedTable(before: SeatingRow, { ends, at, by }: Freed) {
  const isSeating = sql`id = ${before.id} and v = ${before.v} and closed_at is null`;
  return {
    guard: (more: SQL) =>
      sql`${more} and ${bookingStands(ends)} and exists (select 1 from ${seatings} where ${isSeating})`,
    rows: (won: SQL) => [
      ...(ends ? endedBooking(ends, { by, at, won }) : []),
      updateWhere(
        seatings,
        { closedAt: at, closedBy: by, v: before.v + 1 },
        sql`id = ${before.id} and ${won}`,
      ),
    ],
  };
}

export function endedBooking({ tbl, id, v }: SeatedBooking, { by, at, won }: Move): Statement[] {
  const left = { status: 'completed', statusAt: at, statusBy: by, v: v + 1 };
  const which = sql`id = ${id} and ${won}`;
  return [
    ...(tbl === 'brunch_reservation' ? stockOfBrunches(which, { to: 'completed', at, by }) : []),
    updateWhere(BOOKINGS[tbl], left, which),
  ];
}

export function bookingStands(booking: SeatedBooking | null): SQL {
  if (!booking) return sql`true`;
  const { tbl, id, v } = booking;
  return sql`exists (select 1 from ${BOOKINGS[tbl]} where id = ${id} and v = ${v})`;
}
