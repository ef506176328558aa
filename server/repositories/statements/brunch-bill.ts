import { type SQL, sql } from 'drizzle-orm';
import type { SoldLine } from '#domain/bills/brunch-lines';
import { businessDay } from '#domain/venue';
import { insertWhere } from '../../db/conditional-insert';
import type { Statement } from '../../db/gateway';
import { lineEntries } from '../../db/tables/bills.table';
import { brunchBookings } from '../../db/tables/bookings.table';
import { financialTransactions } from '../../db/tables/financials.table';
import { orderLines, orders } from '../../db/tables/orders.table';
import type { BrunchRow } from '../rows/booking-wire';
import type { OrderRow } from '../rows/order-wire';
import { billBegun, billIdOf, billSettled, billSums, type Touch } from './bill-statements';
import { openDay } from './open-day';
import { billOfTable, billOpened, type OrderPlaceAtTable } from './seating-statements';

/** A booking whose deposit is the agreed one or the usual one. */
type Brunch = BrunchRow & { depositKurus: number };

export type Arrival = {
  row: Brunch;
  lines: readonly SoldLine[];
  /** null: the party has no table, so its brunch has a bill of its own. */
  place: OrderPlaceAtTable | null;
};

/**
 * A party that has come owes its brunch on the bill of its table, and its deposit pays a part of it. The order that
 * stands for the brunch has the id of the booking, so a second arrival adds nothing.
 */
export function brunchOnBill({ row, lines, place }: Arrival, touch: Touch, won: SQL): Statement[] {
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
    insertWhere(orders, { ...orderOf(row, lines, touch), seatingId, billId: seatingId ?? id }, won),
    ...lines.flatMap((line, lineNo) => lineRows({ id, line, lineNo, billId }, touch, won)),
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
  const owed = sql`(select case when b.deposit_paid_at is null or o.status = 'cancelled' then 0 else ${depositKurus} end
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

type NewLine = { id: string; line: SoldLine; lineNo: number; billId: SQL };

function lineRows({ id, line, lineNo, billId }: NewLine, touch: Touch, won: SQL): Statement[] {
  const { missing, ...sold } = line;
  const { at, doneAt, by } = touch;
  const row = { orderId: id, lineNo, billId, customizations: {}, isRedeemed: false, ...sold };
  const absent = {
    id: `absent:${id}:${lineNo}`,
    orderId: id,
    lineNo,
    kind: 'void' as const,
    quantity: -missing,
    kurus: -missing * line.unitKurus,
    reason: 'absent',
    wasMade: false,
    by,
    day: businessDay(doneAt),
    doneAt,
    receivedAt: at,
  };
  return [
    insertWhere(orderLines, row, won),
    ...(missing > 0
      ? [insertWhere(lineEntries, { ...absent, day: openDay(absent.day) }, won)]
      : []),
  ];
}

/** The kitchen has no ticket of it: it is completed from the start, and its stock is drawn with the booking. */
function orderOf(row: BrunchRow, lines: readonly SoldLine[], { at, by }: Touch): OrderRow {
  return {
    id: row.id,
    v: 1,
    source: 'brunch',
    status: 'completed',
    statusAt: at,
    statusBy: by,
    cancelReason: null,
    seenAt: at,
    seenBy: by,
    acknowledgedAt: null,
    acknowledgedBy: null,
    serviceType: 'table',
    totalKurus: lines.reduce((sum, line) => sum + line.quantity * line.unitKurus, 0),
    feeKurus: 0,
    paidAt: null,
    paidBy: null,
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
  };
}
