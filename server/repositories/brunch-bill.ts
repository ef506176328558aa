import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { SoldLine } from '#domain/bookings/brunch-lines';
import { businessDay } from '#domain/venue';
import type { Statement } from '../db/gateway';
import { insertWhere } from '../db/gateway';
import type { BrunchRow } from '../db/tables/bookings.table';
import { brunchBookings } from '../db/tables/bookings.table';
import { financialTransactions } from '../db/tables/financials.table';
import { lineEntries, orderLines, orders } from '../db/tables/orders.table';
import { payments } from '../db/tables/payments.table';
import type { OrderRow } from './rows/order-row';
import { UNTOUCHED } from './rows/order-row';
import type { Touch } from './statements/bill-statements';
import {
  billBegun,
  billIdOf,
  billSettled,
  billSums,
  openDay,
  tenderRow,
} from './statements/bill-statements';
import type { OrderPlaceAtTable } from './statements/seating-statements';
import { billOfTable, billOpened } from './statements/seating-statements';

/** A booking whose deposit is the agreed one or the usual one. */
type Brunch = BrunchRow & { depositKurus: number };

export type Arrival = {
  row: Brunch;
  lines: readonly SoldLine[];
  /** False: nobody said how many came, so what stands on the bill stays. */
  isCounted: boolean;
  /** null: the party has no table, so its brunch has a bill of its own. */
  place: OrderPlaceAtTable | null;
};

/**
 * A party that has come owes its brunch on the bill of its table, and its deposit pays a part of it. The order that
 * stands for the brunch has the id of the booking, so a second arrival adds nothing.
 */
export function brunchOnBill({ row, lines, isCounted, place }: Arrival, touch: Touch, won: SQL) {
  const { id } = row;
  const seatingId = billOfTable(place);
  const billId = billIdOf(id);
  const isNew = sql`not exists (select 1 from ${orders} where id = ${id}) and ${won}`;
  const begun = {
    kind: place ? ('table' as const) : ('order' as const),
    label: place?.label ?? row.guestName,
  };
  return [
    ...billOpened(place, isNew),
    billBegun({ id: seatingId ?? id, ...begun }, touch, isNew),
    insertWhere(
      orders,
      { ...orderOf(row, lines, touch), id, source: 'brunch', seatingId, billId: seatingId ?? id },
      won,
    ),
    ...lines.flatMap((line, lineNo) => [
      lineRow({ id, line, lineNo, billId }, won),
      ...(isCounted ? absentRows({ id, line, lineNo }, touch, won) : []),
    ]),
    statusSet(id, { from: 'cancelled', to: 'completed' }, touch, won),
    ...depositChanged(row, touch, won),
  ];
}

/** A party that was entered by mistake owes nothing, and its deposit is held again. */
export function brunchOffBill(row: Brunch, touch: Touch, won: SQL): Statement[] {
  return [
    statusSet(row.id, { from: 'completed', to: 'cancelled' }, touch, won),
    ...depositChanged(row, touch, won),
  ];
}

function statusSet(
  id: string,
  { from, to }: { from: string; to: string },
  { at, by }: Touch,
  won: SQL,
): Statement {
  return sql`update ${orders} set status = ${to}, status_at = ${at}, status_by = ${by}, v = v + 1
    where id = ${id} and status = ${from} and ${won}`;
}

/** The paid deposit of a party that has come is a payment of its bill, however often it is recorded and reverted. */
export function depositChanged(
  { id, depositKurus }: { id: string; depositKurus: number },
  touch: Touch,
  won: SQL,
): Statement[] {
  const { at, doneAt, by } = touch;
  const billId = billIdOf(id);
  const isOurs = sql`type = 'tender' and reference_kind = 'brunch' and reference_id = ${id}`;
  // A part of a card payment went back, and the rest is still the deposit.
  const goneBack = sql`(select coalesce(sum(refunded_kurus), 0) from ${payments}
    where ref_id = ${id} and purpose = 'brunch_deposit' and refunded_kurus < amount_kurus)`;
  const owed = sql`(select case when b.deposit_paid_at is null or o.status = 'cancelled' then 0 else ${depositKurus} - ${goneBack} end
    from ${brunchBookings} b join ${orders} o on o.id = b.id where b.id = ${id})`;
  const change = sql`${owed} - (select coalesce(sum(amount_kurus), 0) from ${financialTransactions} where ${isOurs})`;
  const round = sql`(select count(*) from ${financialTransactions} where ${isOurs})`;
  return [
    sql`insert into ${financialTransactions} (id, type, method, business_day, created_at, done_at, amount_kurus,
        reference_kind, reference_id, round, by, bill_id)
      select 'deposit:' || ${id} || ':bill:' || ${round}, 'tender', 'deposit', ${openDay(businessDay(doneAt))}, ${at}, ${doneAt}, ${change},
        'brunch', ${id}, ${round}, ${by}, ${billId}
      where ${change} <> 0 and ${won}`,
    billSums(billId, won),
    ...billSettled(billId, touch, won),
  ];
}

/** A kept deposit is sold as one line on a bill of its own, which the deposit pays. */
export function depositSold(
  { id, row, line }: { id: string; row: Brunch; line: SoldLine },
  touch: Touch,
  won: SQL,
): Statement[] {
  const kurus = row.depositKurus;
  const round = sql`(select count(*) from ${financialTransactions} where type = 'tender' and reference_id = ${row.id})`;
  const paid = {
    ...tenderRow({ id, billId: id, method: 'deposit', kurus }, touch),
    ...{ referenceKind: 'brunch' as const, referenceId: row.id, round },
    businessDay: openDay(businessDay(touch.doneAt)),
  };
  return [
    billBegun({ id, kind: 'order', label: row.guestName }, touch, won),
    insertWhere(orders, { ...orderOf(row, [line], touch), id, source: 'deposit', billId: id }, won),
    lineRow({ id, line, lineNo: 0, billId: id }, won),
    insertWhere(financialTransactions, paid, won),
    billSums(id, won),
    ...billSettled(id, touch, won),
  ];
}

type NewLine = { id: string; line: SoldLine; lineNo: number; billId: string | SQL };

function lineRow({ id, line, lineNo, billId }: NewLine, won: SQL): Statement {
  const { missing: _, ...sold } = line;
  const row = { orderId: id, lineNo, billId, customizations: {}, isRedeemed: false, ...sold };
  return insertWhere(orderLines, row, won);
}

/** Takes off who did not come. Another number than before first undoes what was taken off then. */
function absentRows(
  { id, line, lineNo }: Omit<NewLine, 'billId'>,
  { at, doneAt, by }: Touch,
  won: SQL,
): Statement[] {
  const { missing, unitKurus } = line;
  const day = openDay(businessDay(doneAt));
  const standing = sql`order_id = ${id} and line_no = ${lineNo} and reason = 'absent'
    and not exists (select 1 from ${lineEntries} u where u.undoes = e.id)`;
  const off = sql`(select coalesce(sum(e.quantity), 0) from ${lineEntries} e where ${standing})`;
  const round = sql`(select count(*) from ${lineEntries} where order_id = ${id} and line_no = ${lineNo})`;
  const written = sql`${by}, ${day}, ${doneAt}, ${at}`;
  return [
    sql`insert into ${lineEntries} (id, order_id, line_no, kind, quantity, kurus, undoes, by, day, done_at, received_at)
      select 'came:' || e.id, order_id, line_no, 'undo', -e.quantity, -e.kurus, e.id, ${written} from ${lineEntries} e
      where ${standing} and ${off} <> ${-missing} and ${won}`,
    sql`insert into ${lineEntries} (id, order_id, line_no, kind, quantity, kurus, reason, was_made, by, day, done_at, received_at)
      select 'absent:' || ${id} || ':' || ${lineNo} || ':' || ${round}, ${id}, ${lineNo}, 'void', ${-missing},
        ${-missing * unitKurus}, 'absent', 0, ${written}
      where ${off} <> ${-missing} and ${won}`,
  ];
}

/** The kitchen has no ticket of it: it is completed from the start, and its stock is drawn with the booking. */
function orderOf(
  row: BrunchRow,
  lines: readonly SoldLine[],
  { at, by }: Touch,
): Omit<OrderRow, 'id' | 'source'> {
  return {
    v: 1,
    status: 'completed',
    statusAt: at,
    statusBy: by,
    serviceType: 'table',
    totalKurus: lines.reduce((sum, line) => sum + line.quantity * line.unitKurus, 0),
    feeKurus: 0,
    tableNumber: null,
    guestName: row.guestName,
    guestEmail: null,
    guestPhone: null,
    deliveryAddress: null,
    placedAt: at,
    receivedAt: at,
    preparedFrom: null,
    deviceHash: null,
    secretHash: null,
    memberId: null,
    earnPoints: 0,
    seatingId: null,
    seatNo: null,
    billId: '',
    ...UNTOUCHED,
    seenAt: at,
    seenBy: by,
  };
}
