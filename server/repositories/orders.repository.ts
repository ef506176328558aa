import type { SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PricedLine } from '#domain/orders/price-order';
import type { TenderMethod } from '#domain/tender-methods';
import { ALWAYS, plainSql } from '../db/bound-statement';
import type { Gateway, Statement } from '../db/gateway';
import { insertWhere, preparedRead, updateWhere } from '../db/gateway';
import { rewardHolds } from '../db/tables/club.table';
import { bills, lineEntries, orderLines, orders } from '../db/tables/orders.table';
import type { BillRow, OrderRow, StoredOrder } from './rows/order-row';
import type { Once, RowBatch } from './rows/responses.repository';
import { changeRow, writeOnce } from './rows/responses.repository';
import type { Taker, Touch } from './statements/bill-statements';
import {
  billIdOf,
  billSettled,
  billSums,
  endedOnOpenDay,
  orderOnBill,
  orderOnOwnBill,
  restPaid,
} from './statements/bill-statements';
import { pointsOfStep } from './statements/member-statements';
import type { MoveTo } from './statements/moved-lines';
import { placeBegun, placeStands } from './statements/moved-lines';
import type { OrderPlaceAtTable } from './statements/seating-statements';
import { acceptedBy, billIsOpen, billOfTable, billOpened } from './statements/seating-statements';
import { stockOfStep } from './statements/stock-statements';

type OrderStep = Pick<OrderRow, 'status' | 'statusAt' | 'statusBy' | 'v'>;

/** The page lists the orders of a member or of a typed email address. */
type OrderPage = {
  memberId?: string;
  email?: string;
  offset: number;
  limit: number;
};

/** The menu and the holds of free dishes must be unchanged since pricing. */
export type PlacedAs = Omit<Once, 'at'> & {
  priced: readonly Pick<PricedLine, 'item'>[];
  holdIds: readonly string[];
  /** This seating bills the order; null means that the order is not for a table of the venue. */
  bill: OrderPlaceAtTable | null;
  /** The party's bill may be closed: then it opens again. */
  reopens: boolean;
};

/** Phones read their order again and again, and few orders have entries. */
const hasEntries = sql<number>`exists (select 1 from ${lineEntries} e where e.order_id = "order".id)`;

export function createOrdersRepository(gateway: Gateway) {
  const id = sql.placeholder('id');
  const readOrder = preparedRead(gateway, (db) =>
    db
      .select({ row: getTableColumns(orders), hasEntries })
      .from(orders)
      .where(eq(orders.id, id))
      .prepare(),
  );
  const readLines = preparedRead(gateway, (db) =>
    db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, id))
      .orderBy(orderLines.lineNo)
      .prepare(),
  );

  const readEntries = preparedRead(gateway, (db) =>
    db
      .select()
      .from(lineEntries)
      .where(eq(lineEntries.orderId, id))
      .orderBy(lineEntries.receivedAt, lineEntries.id)
      .prepare(),
  );

  return {
    async find(id: string): Promise<StoredOrder | null> {
      const [found] = await readOrder({ id });
      if (!found) return null;
      const { row, hasEntries } = found;
      const entries = hasEntries ? readEntries({ id }) : [];
      const [lines, kept] = await Promise.all([readLines({ id }), entries]);
      return { row, lines, entries: kept };
    },

    async list({ memberId, email, offset, limit }: OrderPage) {
      const wanted = and(
        memberId === undefined ? undefined : eq(orders.memberId, memberId),
        email === undefined ? undefined : eq(orders.guestEmail, email),
      );
      const page = sql`select id from ${orders} ${wanted ? sql`where ${wanted}` : sql``} order by received_at desc, id desc limit ${limit} offset ${offset}`;
      const [rows, lines, totals] = await gateway.batch((db) => [
        db
          .select()
          .from(orders)
          .where(sql`${orders.id} in (${page})`)
          .orderBy(desc(orders.receivedAt), desc(orders.id)),
        db
          .select()
          .from(orderLines)
          .where(sql`${orderLines.orderId} in (${page})`)
          .orderBy(asc(orderLines.lineNo)),
        db.select({ total: count() }).from(orders).where(wanted),
      ]);
      return { orders: withLines(rows, lines), total: totals[0]?.total ?? 0 };
    },

    /** Returns null if a dish or price has changed, or if a hold is no longer open. */
    place({ row, lines }: StoredOrder, { priced, holdIds, bill, reopens, ...once }: PlacedAs) {
      // The condition of a free dish or of a closed bill reads what another order may write.
      const joins = holdIds.length === 0 && !reopens;
      return writeOnce(gateway, {
        ...once,
        at: row.receivedAt,
        joins,
        guard: plainSql`${menuAgrees(priced)} and ${holdsAreOpen(row, holdIds)} and ${billIsOpen(bill)} and ${reopens ? ALWAYS : isUnclosed(bill)} and not exists (select 1 from "order" where id = ${row.id})`,
        rows: (won) => [
          ...billOpened(bill, won),
          ...placedRows({ row, lines }, { bill, reopens, joins }, won),
          ...holdIds.map((id) => holdUsed(id, row.id, won)),
        ],
      });
    },

    /** Returns null if the order has changed since the caller read it. */
    moveStatus({ row: before, lines }: StoredOrder, after: OrderStep, once: Once) {
      const more = stepRows({ row: before, lines }, after, after.statusAt);
      return changeRow(gateway, orders, { ...once, before, after, more });
    },
  };
}

/** An order comes to the bill of its table, or to its own; a closed bill of a party that still sits opens again. */
function placedRows(
  { row, lines }: StoredOrder,
  { bill: at, reopens, joins }: Pick<PlacedAs, 'bill' | 'reopens'> & { joins: boolean },
  won: SQL,
): Statement[] {
  const touch = { at: row.receivedAt, doneAt: row.receivedAt, by: null };
  const seatingId = billOfTable(at);
  const id = seatingId ?? row.id;
  // A table's bill is known by the order itself once that is written.
  const billId = typeof id === 'string' ? id : billIdOf(row.id);
  const bill = { id, kind: at ? 'table' : 'order', label: at?.label ?? null } as const;
  const opened = joins && !at ? orderOnOwnBill : orderOnBill;
  return [
    opened(bill, row.totalKurus, touch, won),
    insertWhere(orders, { ...row, seatingId, billId: id }, won, joins ? 'order' : undefined),
    ...lines.map((line) =>
      insertWhere(orderLines, { ...line, billId }, won, joins ? 'line' : undefined),
    ),
    ...(reopens ? billSettled(billId, touch, won) : []),
  ];
}

type TakenAt = {
  /** null: the order is its own bill. */
  place: MoveTo | null;
  /** What is known of a bill that has no member yet. */
  whose: Partial<Pick<BillRow, 'phone' | 'memberId' | 'memberName'>> | null;
};

/** An order of staff is written with its lines on a bill, which is opened with it, or again. */
export function orderTaken(
  { row, lines }: StoredOrder,
  { place, whose }: TakenAt,
  touch: Touch,
): RowBatch {
  const { billId } = row;
  const bill = { id: billId, kind: 'order', label: null } as const;
  const confirmed = { status: row.status, statusAt: row.statusAt, statusBy: row.statusBy };
  return {
    guard: place ? placeStands(place) : sql`true`,
    first: (won) => (place ? placeBegun(place, touch, won) : []),
    more: (won) => [
      ...lines.map((line) => insertWhere(orderLines, line, won)),
      orderOnBill(bill, row.totalKurus, touch, won),
      ...(whose
        ? [updateWhere(bills, whose, sql`id = ${billId} and member_id is null and ${won}`)]
        : []),
      ...acceptedBy(row, confirmed, won),
      ...billSettled(billId, touch, won),
    ],
  };
}

/** Returns the other rows of an order's step: its table's party, its bill, and the ledgers of points and stock. */
export function stepRows(
  { row: before, lines }: Pick<StoredOrder, 'row' | 'lines'>,
  after: Omit<OrderStep, 'v'>,
  doneAt: number,
  paid: (Taker & { id: string; method: TenderMethod }) | null = null,
): (won: SQL) => Statement[] {
  const step = { id: before.id, from: before.status, to: after.status, at: after.statusAt };
  const done = { ...step, doneAt, by: after.statusBy };
  const isCancelled = step.to === 'cancelled';
  // Lines that have moved are cancelled on the bill where they stand now.
  const others = isCancelled ? new Set(lines.map(({ billId }) => billId)) : new Set<string>();
  others.delete(before.billId);
  return (won) => [
    ...acceptedBy(before, after, won),
    ...(isEnd(step.to) ? [endedOnOpenDay(before.id, won)] : []),
    ...pointsOfStep(step, won),
    ...stockOfStep(done, won),
    ...(paid ? [restPaid({ ...paid, billId: before.billId }, { ...done, ...paid }, won)] : []),
    ...(isCancelled || paid ? [billSums(before.billId, won)] : []),
    ...billSettled(before.billId, done, won),
    ...[...others].flatMap((id) => [billSums(id, won), ...billSettled(id, done, won)]),
  ];
}

function isEnd(status: string): boolean {
  return status === 'completed' || status === 'cancelled';
}

/** An order's step in the batch of another row, which writes nothing if the order has changed since the reading. */
export function stepWritten(
  before: OrderRow,
  after: Omit<OrderStep, 'v'> & Pick<OrderRow, 'cancelReason'>,
  doneAt: number,
) {
  const { id, v } = before;
  return {
    guard: sql`exists (select 1 from ${orders} where id = ${id} and v = ${v})`,
    more: (won: SQL) => [
      updateWhere(orders, { ...after, v: v + 1 }, sql`id = ${id} and ${won}`),
      ...stepRows({ row: before, lines: [] }, after, doneAt)(won),
    ],
  };
}

export function withLines(
  rows: OrderRow[],
  lines: StoredOrder['lines'],
  entries: Required<StoredOrder>['entries'] = [],
): StoredOrder[] {
  const empty = (row: OrderRow): Required<StoredOrder> => ({ row, lines: [], entries: [] });
  const orderOf = new Map(rows.map((row) => [row.id, empty(row)]));
  for (const line of lines) orderOf.get(line.orderId)?.lines.push(line);
  for (const entry of entries) orderOf.get(entry.orderId)?.entries.push(entry);
  return [...orderOf.values()];
}

/** True unless the bill of the table is closed. */
function isUnclosed(at: OrderPlaceAtTable | null): SQL {
  if (!at) return ALWAYS;
  return plainSql`not exists (select 1 from bill where id = ${billOfTable(at)} and closed_at is not null)`;
}

function holdsAreOpen({ memberId, receivedAt }: OrderRow, holdIds: readonly string[]): SQL {
  if (holdIds.length === 0) return ALWAYS;
  return sql`(select count(*) from ${rewardHolds} where id in ${holdIds} and member_id = ${memberId}
    and state = 'open' and expires_at > ${receivedAt}) = ${holdIds.length}`;
}

function holdUsed(id: string, orderId: string, won: SQL): SQL {
  return sql`update ${rewardHolds} set state = 'used', order_id = ${orderId} where id = ${id} and ${won}`;
}

function menuAgrees(priced: readonly Pick<PricedLine, 'item'>[]): SQL {
  const prices = new Map(priced.map(({ item }) => [item.id, item.priceKurus]));
  const isAsPriced = [...prices]
    .map(([id, priceKurus]) => plainSql`(id = ${id} and price_kurus = ${priceKurus})`)
    .reduce((others, one) => plainSql`${others} or ${one}`);
  return plainSql`(select count(*) from menu_item where is_available = 1 and (${isAsPriced})) = ${prices.size}`;
}
