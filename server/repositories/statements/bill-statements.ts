import type { SQL } from 'drizzle-orm';
import { gte, sql, sum } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { BillKind, TenderDetail } from '#domain/bills/bill';
import { VAT } from '#domain/bills/bill';
import { WHOLE_ORDER } from '#domain/bills/line-entry';
import type { TenderMethod } from '#domain/tender-methods';
import { businessDay } from '#domain/venue';
import type { BoundStatement } from '../../db/bound-statement';
import { bind, plainSql } from '../../db/bound-statement';
import type { Statement } from '../../db/gateway';
import { insertWhere } from '../../db/gateway';
import { brunchBookings } from '../../db/tables/bookings.table';
import { dayCloses, drawers, financialTransactions } from '../../db/tables/financials.table';
import { bills, lineEntries, orderLines, orders, saleLines } from '../../db/tables/orders.table';
import type { LineEntryRow, TransactionRow } from '../rows/order-row';
import { pointsCorrected } from './member-statements';

/** Money belongs to its own business day, or to the first day after it that is not closed. */
export function openDay(day: string | SQL): SQL {
  return sql`max(${day}, coalesce((select date(max(day), '+1 day') from ${dayCloses}), ''))`;
}

/** An order that ended in the moment in which a day was closed, or by a clock that was set back, ends after the close. */
export function endedOnOpenDay(id: string, won: SQL): SQL {
  const closedAt = sql`(select closed_at from ${dayCloses} order by no desc limit 1)`;
  return sql`update ${orders} set status_at = ${closedAt}, v = v + 1
    where id = ${id} and status in ('completed', 'cancelled') and status_at < ${closedAt} and ${won}`;
}

/** Who took cash, and the box of the device where it was taken. */
export type Taker = { byId?: string | undefined; box?: string | undefined };

/** Cash goes to the purse of the person who took it, else to the device's box; null is the box at the bar. */
function drawerOf(method: string | null, { byId, box }: Taker): SQL | null {
  if (method !== 'cash' || (byId ?? box) === undefined) return null;
  return sql`(select id from ${drawers} where is_active = 1 and (owner_id = ${byId ?? ''} or (owner_id is null and id = ${box ?? ''}))
    order by owner_id is null limit 1)`;
}

/** Who touched a bill: time of writing, time of the tap, first name; cash also asks for the person's purse. */
export type Touch = Taker & { at: number; doneAt: number; by: string | null };

export type NewBill = { id: string | SQL; kind: BillKind; label: string | null };

/** Opens a bill with the next number of its day; a bill that exists stays as it is. */
export function billBegun({ id, kind, label }: NewBill, touch: Touch, won: SQL): BoundStatement {
  const { text, values } = newBill({ id: bound(id), kind, label }, touch, bind(won));
  return { text: `${text} on conflict (id) do nothing`, values };
}

/**
 * Puts a new order on its bill, which is opened if it is the first. An order that the batch has just inserted adds its
 * worth, because nothing else of the bill has changed; every other change computes the sum anew. One statement writes one
 * row of the feed. Bound by hand, because each order writes it.
 */
export function orderOnBill(bill: NewBill, kurus: number, touch: Touch, won: SQL): BoundStatement {
  const { text, values } = newBill({ ...bill, id: bound(bill.id), kurus }, touch, bind(won));
  return { text: `${text} ${ADDS_WORTH}`, values };
}

const ADDS_WORTH =
  'on conflict (id) do update set worth_kurus = worth_kurus + excluded.worth_kurus, v = v + 1';

/** Puts an order on its own bill; orders of one commit may open their bills with one statement. */
export function orderOnOwnBill(
  bill: NewBill,
  kurus: number,
  touch: Touch,
  won: SQL,
): BoundStatement {
  const { at, by } = touch;
  const { text, values } = bind(won);
  const day = businessDay(at);
  return {
    ...orderOnBill(bill, kurus, touch, won),
    joint: {
      stage: 'bill',
      alike: '',
      part: `select ? as id, ? as kind, ? as label, ? as day, ? as at, ? as by, ? as kurus where ${text}`,
      values: [bill.id, bill.kind, bill.label, day, at, by, kurus, ...values],
      glue: ' union all ',
      textOf: (
        bills,
      ) => `insert into bill (id, v, kind, label, day, no, opened_at, opened_by, worth_kurus)
        select id, 1, kind, label, day, (select coalesce(max(no), 0) from bill b where b.day = new.day)
          + row_number() over (partition by day order by at), at, by, kurus from (${bills}) new where true ${ADDS_WORTH}`,
    },
  };
}

/** A value or an expression as text with its values. */
function bound(value: string | SQL): BoundStatement {
  return typeof value === 'string' ? { text: '?', values: [value] } : bind(value);
}

function newBill(
  { id, kind, label, kurus = 0 }: Omit<NewBill, 'id'> & { id: BoundStatement; kurus?: number },
  { at, by }: Touch,
  won: BoundStatement,
): BoundStatement {
  const day = businessDay(at);
  return {
    text: `insert into bill (id, v, kind, label, day, no, opened_at, opened_by, worth_kurus)
      select ${id.text}, 1, ?, ?, ?, (select coalesce(max(no), 0) + 1 from bill where day = ?), ?, ?, ? where ${won.text}`,
    values: [...id.values, kind, label, day, day, at, by, kurus, ...won.values],
  };
}

/** Returns the sum of a bill's lines that are neither cancelled nor taken off; `id` is an SQL text. */
function worthText(id: string): string {
  return `(select coalesce(sum(kurus), 0) from (
    select l.unit_kurus * l.quantity as kurus from order_line l join "order" o on o.id = l.order_id
      where l.bill_id = ${id} and o.status <> 'cancelled'
    union all select o.fee_kurus from "order" o where o.bill_id = ${id} and o.status <> 'cancelled'
    union all select e.kurus from order_line l join "order" o on o.id = l.order_id
      join line_entry e on e.order_id = l.order_id and e.line_no = l.line_no
      where l.bill_id = ${id} and o.status <> 'cancelled'
    union all select e.kurus from "order" o join line_entry e on e.order_id = o.id and e.line_no = ${WHOLE_ORDER}
      where o.bill_id = ${id} and o.status <> 'cancelled'))`;
}

/** Returns the sum of a bill's payments, with those of the bills that were merged into it. */
function paidOf(id: string | SQL): SQL {
  return sql`(select coalesce(sum(amount_kurus), 0) from ${financialTransactions} where type = 'tender'
    and (bill_id = ${id} or bill_id in (select m.id from ${bills} m where m.merged_into = ${id})))`;
}

/** Computes both sums of a bill anew. */
export function billSums(id: string | SQL, won: SQL): Statement {
  return sql`update ${bills} set worth_kurus = ${sql.raw(worthText('bill.id'))}, paid_kurus = ${paidOf(sql.raw('bill.id'))}, v = v + 1
    where id = ${id} and ${won}`;
}

/**
 * What follows from a bill's sums, in every batch that may change them: a closed bill that is owed again opens, an
 * order's own bill closes when it is paid and handed over, closed lines are sold, and the orders know how they were paid.
 */
export function billSettled(id: string | SQL, touch: Touch, won: SQL): Statement[] {
  const { at, by } = touch;
  const isLive = sql`id = ${id} and merged_into is null and is_before_till = 0 and ${won}`;
  const isRunning = sql`exists (select 1 from ${orders} where bill_id = ${id} and status not in ('completed', 'cancelled'))`;
  return [
    sql`update ${bills} set closed_at = null, closed_by = null, v = v + 1
      where closed_at is not null and paid_kurus < worth_kurus and ${isLive}`,
    sql`update ${bills} set closed_at = ${at}, closed_by = ${by}, v = v + 1
      where kind = 'order' and closed_at is null and paid_kurus >= worth_kurus and not ${isRunning} and ${isLive}`,
    salesBooked(id, touch, won),
    ordersPaid(id, won),
  ];
}

/** Tickets that have the name of their tab get its new one. */
export function ticketsNamed(
  { id, label }: { id: string; label: string | null },
  name: string,
  won: SQL,
) {
  return sql`update ${orders} set guest_name = ${name}, v = v + 1
    where bill_id = ${id} and guest_name = ${label} and ${won}`;
}

/** Closes a bill with nothing open. */
export function billClosed(id: string, { at, by }: Touch, won: SQL): Statement {
  return sql`update ${bills} set closed_at = ${at}, closed_by = ${by}, v = v + 1
    where id = ${id} and closed_at is null and paid_kurus >= worth_kurus and ${won}`;
}

/** Books what a line of a closed bill is worth less what is booked already. Repeating it books nothing. */
function salesBooked(id: string | SQL, { at, doneAt, by }: Touch, won: SQL): Statement {
  const entries = (column: SQL) =>
    sql`coalesce((select sum(${column}) from ${lineEntries} e where e.order_id = n.order_id and e.line_no = n.line_no), 0)`;
  const booked = (column: SQL) =>
    sql`coalesce((select sum(${column}) from ${saleLines} s where s.order_id = n.order_id and s.line_no = n.line_no), 0)`;
  const isSold = sql`b.closed_at is not null and o.status <> 'cancelled'`;
  const kurus = sql`case when ${isSold} then n.kurus + ${entries(sql`e.kurus`)} else 0 end - ${booked(sql`s.kurus`)}`;
  const pieces = sql`case when ${isSold} then n.quantity + ${entries(sql`e.quantity`)} else 0 end - ${booked(sql`s.quantity`)}`;
  const round = sql`(select count(*) from ${saleLines} s where s.order_id = n.order_id and s.line_no = n.line_no)`;
  return sql`insert into ${saleLines}
    (id, bill_id, order_id, line_no, day, at, quantity, kurus, vat_bp, menu_item_id, category_id, service, hour, by)
    select n.order_id || ':' || n.line_no || ':' || ${round}, ${id}, n.order_id, n.line_no, ${openDay(businessDay(doneAt))}, ${at}, ${pieces}, ${kurus},
      n.vat_bp, n.menu_item_id, n.category_id, o.service_type, ${hourOf(sql`o.received_at`)}, ${by}
    from (
      select order_id, line_no, quantity, quantity * unit_kurus as kurus, vat_bp, menu_item_id, category_id from ${orderLines} where bill_id = ${id}
      union all
      select id, ${WHOLE_ORDER}, 0, fee_kurus, ${feeVat}, null, null from ${orders} where bill_id = ${id}
    ) n join ${orders} o on o.id = n.order_id join ${bills} b on b.id = ${id}
    where b.is_before_till = 0 and ${kurus} <> 0 and ${won}`;
}

/** A fee has the standard rate; what concerns a whole order without a fee has the rate of its largest line. */
const feeVat = sql`(select case when "order".fee_kurus > 0 then ${VAT.standard} else l.vat_bp end from ${orderLines} l
  where l.order_id = "order".id and l.vat_bp is not null order by l.quantity * l.unit_kurus desc limit 1)`;

const TURKEY_AHEAD_S = 3 * 60 * 60;

function hourOf(at: SQL): SQL {
  return sql`cast(strftime('%H', ${at} / 1000 + ${TURKEY_AHEAD_S}, 'unixepoch') as integer)`;
}

/** An order of a closed bill says how the bill was paid; an order of an open one says nothing. */
function ordersPaid(id: string | SQL, won: SQL): Statement {
  const sumOf = (methods: SQL) =>
    sql`(select coalesce(sum(amount_kurus), 0) from ${financialTransactions} where type = 'tender' and method in ${methods}
      and (bill_id = ${id} or bill_id in (select m.id from ${bills} m where m.merged_into = ${id})))`;
  const [cash, card] = [
    sumOf(sql`('cash', 'transfer')`),
    sumOf(sql`('card', 'online', 'deposit')`),
  ];
  const kind = sql`(select case when closed_at is null or paid_kurus <= 0 then null when ${cash} > 0 and ${card} > 0 then 'mixed'
    when ${card} > 0 then 'card' else 'cash' end from ${bills} where id = ${id} and is_before_till = 0)`;
  return sql`update ${orders} set paid_by = ${kind}, v = v + 1 where bill_id = ${id} and status <> 'cancelled'
    and paid_by is not ${kind} and exists (select 1 from ${bills} where id = ${id} and is_before_till = 0) and ${won}`;
}

type Merge = { from: string; into: string; label: string };

/** Lines and payments of a bill go to another one, which is opened if its party has not ordered yet. */
export function billMerged({ from, into, label }: Merge, touch: Touch, won: SQL): Statement[] {
  const { at, by } = touch;
  const isThere = sql`exists (select 1 from ${bills} where id = ${from}) and ${won}`;
  return [
    billBegun({ id: into, kind: 'table', label }, touch, isThere),
    // Lines of other orders may have been moved to the bill.
    sql`update ${orders} set bill_id = iif(bill_id = ${from}, ${into}, bill_id), v = v + 1 where ${won}
      and (bill_id = ${from} or id in (select order_id from ${orderLines} where bill_id = ${from}))`,
    sql`update ${orderLines} set bill_id = ${into} where bill_id = ${from} and ${won}`,
    sql`update ${bills} set merged_into = ${into}, v = v + 1 where merged_into = ${from} and ${won}`,
    sql`update ${bills} set merged_into = ${into}, closed_at = ${at}, closed_by = ${by}, worth_kurus = 0, paid_kurus = 0, v = v + 1
      where id = ${from} and ${won}`,
    sql`update ${bills} set (member_id, member_name) = (select member_id, member_name from ${bills} where id = ${from})
      where id = ${into} and member_id is null and ${won}`,
    billSums(into, won),
    ...billSettled(into, touch, won),
  ];
}

export type NewTender = {
  id: string;
  billId: string;
  method: TenderMethod;
  kurus: number;
  detail?: TenderDetail | null;
  reason?: string | null;
  /** The row that this one takes back or answers; by default the row stands for itself. */
  answers?: string;
  round?: number;
  drawerId?: string | null;
  type?: 'tender' | 'tip';
};

/** Returns the row of money that was taken (or, negative, given back). Each cause has one row. */
export function tenderRow(tender: NewTender, { at, doneAt, by }: Touch): TransactionRow {
  const { id, billId, method, kurus, detail = null, reason = null, type = 'tender' } = tender;
  return {
    id,
    type,
    method,
    businessDay: businessDay(doneAt),
    createdAt: at,
    doneAt,
    amountKurus: kurus,
    referenceKind: 'bill',
    referenceId: tender.answers ?? id,
    round: tender.round ?? 0,
    reason,
    by,
    billId,
    drawerId: tender.drawerId ?? null,
    detail,
  };
}

/** Writes what became of lines; tablets read the orders again. */
export function entriesWritten(rows: readonly LineEntryRow[], won: SQL): Statement[] {
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))];
  return [
    ...rows.map((row) => insertWhere(lineEntries, { ...row, day: openDay(row.day) }, won)),
    ...orderIds.map((id) => sql`update ${orders} set v = v + 1 where id = ${id} and ${won}`),
  ];
}

/** Entries change what a bill is worth; members keep the points of what is left. */
export function billCorrected(
  billId: string,
  rows: readonly LineEntryRow[],
  touch: Touch,
  won: SQL,
): Statement[] {
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))];
  return [
    ...entriesWritten(rows, won),
    ...orderIds.flatMap((id) => pointsCorrected(id, touch.at, won)),
    billSums(billId, won),
    ...billSettled(billId, touch, won),
  ];
}

/** Puts money on an open day and into its drawer; what answers a payment is in the drawer of that payment. */
function placed(row: TransactionRow, taker: Taker) {
  const drawerId = row.round === 0 ? drawerOf(row.method, taker) : row.drawerId;
  return { ...row, businessDay: openDay(row.businessDay), drawerId };
}

export function moneyWritten(rows: readonly TransactionRow[], touch: Touch, won: SQL): Statement[] {
  return rows.map((row) => insertWhere(financialTransactions, placed(row, touch), won));
}

/** Pays what is open of a bill, if anything is. */
export function restPaid(
  { id, billId, method }: Pick<NewTender, 'id' | 'billId' | 'method'>,
  touch: Touch,
  won: SQL,
): Statement {
  const rest = sql`(select worth_kurus - paid_kurus from ${bills} where id = ${billId})`;
  const row = tenderRow({ id, billId, method, kurus: 0 }, touch);
  return insertWhere(
    financialTransactions,
    { ...placed(row, touch), amountKurus: rest },
    sql`${rest} > 0 and ${won}`,
  );
}

/** Money of a card on the bank's page; a negative amount went back. */
export function onlineTender(
  { id, orderId, kurus }: { id: string; orderId: string; kurus: number },
  touch: Touch,
  won: SQL,
): Statement[] {
  const billId = billIdOf(orderId);
  const row = tenderRow({ id: `tender:${id}`, billId: '', method: 'online', kurus }, touch);
  const cause = { referenceKind: 'payment', referenceId: id } as const;
  return [
    insertWhere(financialTransactions, { ...placed(row, touch), ...cause, billId }, won),
    billSums(billId, won),
    ...billSettled(billId, touch, won),
  ];
}

export function billIdOf(orderId: string): SQL {
  return plainSql`(select bill_id from "order" where id = ${orderId})`;
}

export type DepositStep = Taker & {
  id: string;
  isPaid: boolean;
  kurus: number;
  method: TenderMethod | null;
  at: number;
  doneAt: number;
  by: string | null;
};

/** Returns the ledger row of a recorded or reverted deposit. The row must follow the booking's own statement. */
export function moneyOfDeposit(step: DepositStep, won: SQL): Statement {
  const { id, isPaid, kurus, method, at, doneAt, by } = step;
  const day = openDay(businessDay(doneAt));
  const round = undoneBefore(id);
  if (isPaid) {
    return sql`insert into ${financialTransactions}
      (id, type, method, business_day, created_at, done_at, amount_kurus, reference_kind, reference_id, round, by, drawer_id)
      select 'deposit:' || id || ':' || ${round}, 'deposit', ${method ?? last(id, 'method')}, ${day}, ${at}, ${doneAt}, ${kurus}, 'brunch', id, ${round}, ${by},
        ${method === null ? last(id, 'drawer_id') : drawerOf(method, step)}
      from ${brunchBookings} where id = ${id} and ${won} on conflict do nothing`;
  }
  return sql`insert into ${financialTransactions}
    (id, type, method, business_day, created_at, done_at, amount_kurus, reference_kind, reference_id, round, by, drawer_id)
    select 'deposit_undone:' || reference_id || ':' || round, 'deposit_undone', method, ${day}, ${at}, ${doneAt}, -amount_kurus,
      'brunch', reference_id, round, ${by}, drawer_id
    from ${financialTransactions}
    where reference_id = ${id} and type = 'deposit' and round = ${round} and ${won} on conflict do nothing`;
}

/** A deposit that was taken back by mistake is recorded again as before. */
function last(id: string, column: 'method' | 'drawer_id'): SQL {
  return sql`(select ${sql.raw(column)} from ${financialTransactions}
    where reference_id = ${id} and type = 'deposit' order by round desc limit 1)`;
}

function undoneBefore(id: string): SQL {
  return sql`(select count(*) from ${financialTransactions} where reference_id = ${id} and type = 'deposit_undone')`;
}

/** Returns what was sold on the business days from `day` on. */
export function revenueSince(db: LibSQLDatabase, day: string) {
  return db
    .select({ kurus: sum(saleLines.kurus) })
    .from(saleLines)
    .where(gte(saleLines.day, day));
}
