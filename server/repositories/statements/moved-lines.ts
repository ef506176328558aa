import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Tick } from '#domain/orders/line-tick';
import { businessDay } from '#domain/venue';
import type { Statement } from '../../db/gateway';
import { insertWhere, updateWhere } from '../../db/gateway';
import type { SeatingRow } from '../../db/tables/bookings.table';
import { seatings } from '../../db/tables/bookings.table';
import { bills, lineEntries, orderLines, orders } from '../../db/tables/orders.table';
import type { BillLine, BillRow, OrderRow } from '../rows/order-row';
import { UNTICKED, UNTOUCHED } from '../rows/order-row';
import type { RowBatch } from '../rows/responses.repository';
import type { Touch } from './bill-statements';
import {
  billBegun,
  billMerged,
  billSettled,
  billSums,
  entriesWritten,
  openDay,
} from './bill-statements';
import type { freedTable } from './seating-statements';
import { isOpenSeating } from './seating-statements';

/** These pieces of a line, with what they are worth, go to another bill. */
export type MovedPieces = { line: BillLine; pieces: number; isWhole: boolean; kurus: number };

/** The bill that gets lines; `begins` says what the batch opens first. */
export type MoveTo = Pick<BillRow, 'id' | 'label'> & {
  v?: number;
  begins?: {
    kind: 'table' | 'tab';
    /** The party that sits down with it. */
    opens?: SeatingRow | null;
    /** The tablet calls the bill so: what it sends later under this id follows. */
    named?: string;
  };
};

/**
 * A whole line goes as it is. Of a part the pieces are taken off the line, and a line of their own in the same order
 * goes: nothing is sent to the kitchen again.
 */
export function linesMoved(
  { id, from, to }: { id: string; from: string; to: MoveTo },
  moved: readonly MovedPieces[],
  touch: Touch,
): RowBatch {
  const entry = (nth: string, { line, pieces, kurus }: MovedPieces, lineNo: number) => ({
    id: `${id}:${nth}`,
    orderId: line.orderId,
    lineNo,
    kind: 'move' as const,
    quantity: -pieces,
    kurus,
    reason: null,
    note: null,
    wasMade: null,
    undoes: null,
    by: touch.by,
    approvedBy: null,
    isProven: true,
    pinClaim: null,
    day: businessDay(touch.doneAt),
    doneAt: touch.doneAt,
    receivedAt: touch.at,
  });
  return {
    guard: placeStands(to),
    more: (won) => [
      ...placeBegun(to, touch, won),
      ...moved.flatMap((one, index) => {
        const { line, pieces, isWhole, kurus } = one;
        const { entries: _, ...row } = line;
        const isLine = sql`order_id = ${line.orderId} and line_no = ${line.lineNo}`;
        if (isWhole) return [updateWhere(orderLines, { billId: to.id }, sql`${isLine} and ${won}`)];
        // Orders get few lines after they were placed: the mutation's index keeps two parts of one order apart.
        const lineNo = line.lastNo + 1 + index;
        const rest = kurus - pieces * line.unitKurus;
        return [
          ...entriesWritten([entry(`${index}`, { ...one, kurus: -kurus }, line.lineNo)], won),
          insertWhere(
            orderLines,
            { ...lineRow(row), lineNo, quantity: pieces, billId: to.id },
            won,
          ),
          ...(rest === 0
            ? []
            : entriesWritten(
                [entry(`${index}:new`, { ...one, pieces: 0, kurus: rest }, lineNo)],
                won,
              )),
        ];
      }),
      ...[...new Set(moved.map(({ line }) => line.orderId))].map(
        (orderId) => sql`update ${orders} set v = v + 1 where id = ${orderId} and ${won}`,
      ),
      ...[from, to.id].flatMap((billId) => [
        billSums(billId, won),
        ...billSettled(billId, touch, won),
      ]),
    ],
  };
}

/** True while the bill is as it was read, and a party that the batch seats still has its table for itself. */
export function placeStands({ id, v, begins }: MoveTo): SQL {
  const isBill =
    v === undefined
      ? sql`not exists (select 1 from ${bills} where id = ${id})`
      : sql`exists (select 1 from ${bills} where id = ${id} and v = ${v} and merged_into is null)`;
  if (begins?.opens) return sql`${isBill} and not ${isOpenSeating(begins.opens.tableId)}`;
  return begins?.named === undefined
    ? isBill
    : sql`${isBill} and not exists (select 1 from ${bills} where id = ${begins.named})`;
}

/** Opens a bill, and seats its party, where the tablet began them. */
export function placeBegun({ id, label, begins }: MoveTo, touch: Touch, won: SQL): Statement[] {
  if (!begins) return [];
  const { kind, opens, named } = begins;
  const { at, by } = touch;
  return [
    ...(opens ? [insertWhere(seatings, opens, won)] : []),
    billBegun({ id, kind, label }, touch, won),
    ...(named === undefined
      ? []
      : [
          billBegun({ id: named, kind, label }, touch, won),
          updateWhere(
            bills,
            { mergedInto: id, closedAt: at, closedBy: by },
            sql`id = ${named} and ${won}`,
          ),
        ]),
  ];
}

type Join = {
  from: string;
  into: MoveTo;
  /** The party whose bill takes over sits here; null: it has no table. */
  seatingId: string | null;
  /** The party at the table gets up with it. */
  freed: ReturnType<typeof freedTable> | null;
};

/** A bill goes to another one with its lines and payments; its tickets name where its guests are now. */
export function billJoined({ from, into, seatingId, freed }: Join, touch: Touch): RowBatch {
  const isSeated = sql`exists (select 1 from ${seatings} where id = ${from} and closed_at is null)`;
  const { label } = into;
  const leaves = sql`seating_id = null, table_number = null, guest_name = coalesce(guest_name, ${label})`;
  const sits = sql`seating_id = ${seatingId}, table_number = ${label}`;
  const place = seatingId === null ? leaves : sits;
  const isElsewhere = seatingId !== null || freed !== null;
  return {
    guard: freed ? freed.guard(placeStands(into)) : sql`${placeStands(into)} and not ${isSeated}`,
    more: (won) => [
      ...placeBegun(into, touch, won),
      ...(freed?.rows(won) ?? []),
      ...(isElsewhere
        ? [
            sql`update ${orders} set ${place}, seat_no = null where bill_id = ${from} and service_type = 'table' and ${won}`,
          ]
        : []),
      ...billMerged({ from, into: into.id, label: label ?? '' }, touch, won),
    ],
  };
}

type Remake = {
  /** The id of the mutation, and of the order. */
  id: string;
  bill: BillRow;
  line: BillLine;
  pieces: number;
  from: OrderRow;
};

/** The kitchen gets an order of its own, worth nothing, on the same bill; it starts confirmed. */
export function lineRemade(
  { id, bill, line, pieces, from }: Remake,
  { at, doneAt, by }: Touch,
  won: SQL,
): Statement[] {
  const { entries: _, ...row } = line;
  const isElsewhere = bill.kind === 'table' && from.billId !== bill.id;
  const order: OrderRow = {
    ...from,
    ...(isElsewhere && { seatingId: bill.id, seatNo: null, tableNumber: bill.label }),
    ...{ id, v: 1, status: 'confirmed', statusAt: at, statusBy: by },
    ...{ totalKurus: 0, feeKurus: 0, preparedFrom: null },
    ...{ guestEmail: null, memberId: null, earnPoints: 0, deviceHash: null, secretHash: null },
    ...{ placedAt: doneAt, receivedAt: at, source: 'remake', billId: bill.id },
    ...UNTOUCHED,
  };
  const again = { orderId: id, lineNo: 0, quantity: pieces, unitKurus: 0, isRedeemed: false };
  return [
    insertWhere(orders, order, won),
    insertWhere(orderLines, { ...lineRow(row), ...again, ...UNTICKED, billId: bill.id }, won),
  ];
}

/** What was made again is cancelled: its line is as if nobody had asked for it. `id` is that of the order. */
export function remakeUndone(
  { id, undo }: { id: string; undo: string },
  { at, doneAt, by }: Touch,
  won: SQL,
): Statement[] {
  const given = sql`from ${lineEntries} e where e.id = ${`${id}:0`} and ${won}`;
  return [
    sql`insert into ${lineEntries} (id, order_id, line_no, kind, kurus, undoes, by, day, done_at, received_at)
      select ${`${undo}:0`}, e.order_id, e.line_no, 'undo', 0, e.id, ${by}, ${openDay(businessDay(doneAt))}, ${doneAt}, ${at} ${given}
      on conflict do nothing`,
    sql`update ${orders} set v = v + 1 where id = (select e.order_id ${given})`,
  ];
}

function lineRow({ lastNo: _, ...row }: Omit<BillLine, 'entries'>) {
  return row;
}

/** Writes the ticks of changed lines. */
export function ticksWritten(
  orderId: string,
  lines: readonly (Tick & { lineNo: number })[],
  won: SQL,
): Statement[] {
  return lines.map(({ lineNo, tickedAt, readyAt, readyBy }) =>
    updateWhere(
      orderLines,
      { tickedAt, readyAt, readyBy },
      sql`order_id = ${orderId} and line_no = ${lineNo} and ${won}`,
    ),
  );
}
