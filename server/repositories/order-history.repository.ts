import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, gte, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import { dayBegins } from '#domain/bookings/booking';
import { fold } from '#domain/fold';
import type { OrderFilter, OrderSort } from '#domain/orders/order-history';
import { isOrderMeant } from '#domain/orders/order-history';
import type { ListPlace } from '#domain/page-query';
import type { TenderMethod } from '#domain/tender-methods';
import { addDays } from '#domain/venue';
import type { Gateway } from '../db/gateway';
import { financialTransactions } from '../db/tables/financials.table';
import { bills, menuItems, orderLines, orders } from '../db/tables/orders.table';
import { audit, staff } from '../db/tables/staff.table';
import { withLines } from './orders.repository';
import type { OrderRow, StoredOrder } from './rows/order-row';

/** The log names a status change's author, even when the account is gone. */
export type LoggedChange = Pick<typeof audit.$inferSelect, 'after' | 'doneAt' | 'receivedAt'> & {
  firstName: string | null;
};

export function createOrderLogRepository(gateway: Gateway) {
  return {
    /** Returns the latest moves of an order, the oldest of them first. */
    async latestMoves(orderId: string, limit: number): Promise<LoggedChange[]> {
      const { after, doneAt, receivedAt, seq } = audit;
      const latest = await gateway.read((db) =>
        db
          .select({ after, doneAt, receivedAt, firstName: staff.firstName })
          .from(audit)
          .leftJoin(staff, eq(staff.id, audit.actor))
          .where(
            and(eq(audit.tbl, 'order'), eq(audit.pk, orderId), eq(audit.action, 'order.status')),
          )
          .orderBy(desc(seq))
          .limit(limit),
      );
      return latest.toReversed();
    },
  };
}

/** A request scans at most this many orders, half a year of evenings; the next request continues. */
const MOST_LOOKED_THROUGH = 5_000;

export type HistoryPage = OrderFilter & {
  sort: OrderSort;
  search: string;
  before?: ListPlace | undefined;
  offset: number;
  limit: number;
};

/** A page of ids in the order of the list. */
export type HistoryIds = {
  ids: string[];
  /** null: the page is full before everything was looked through. */
  total: number | null;
  /** Where the next page begins; null at the end. */
  next: ListPlace | null;
};

export function createOrderHistoryRepository(gateway: Gateway) {
  return {
    /**
     * Returns a page of orders. Status and days are in an index; everything else is looked for in some thousand orders
     * at a time, and by the server itself where SQLite folds ASCII only.
     */
    idsOf(page: HistoryPage, most = MOST_LOOKED_THROUGH): Promise<HistoryIds> {
      const { service, person, method, search } = page;
      const isIndexed = !service && !person && !method && search === '';
      return isIndexed ? indexedIds(gateway, page) : scannedIds(gateway, page, most);
    },

    /** Returns orders with lines, and what their bills say. */
    async ordersOf(ids: readonly string[]): Promise<(StoredOrder & { bill: OrderBill | null })[]> {
      if (ids.length === 0) return [];
      const wanted = [...ids];
      const [rows, lines, paid] = await gateway.batch((db) => [
        db.select().from(orders).where(inArray(orders.id, wanted)),
        db
          .select()
          .from(orderLines)
          .where(inArray(orderLines.orderId, wanted))
          .orderBy(asc(orderLines.lineNo)),
        db
          .select({ id: orders.id, bill: bills, methods: methodsOfBill })
          .from(orders)
          .innerJoin(bills, eq(bills.id, orders.billId))
          .where(inArray(orders.id, wanted)),
      ]);
      const found = new Map(withLines(rows, lines).map((order) => [order.row.id, order]));
      const bill = new Map(paid.map(({ id, ...of }) => [id, of]));
      return ids.flatMap((id) => {
        const order = found.get(id);
        return order ? [{ ...order, bill: bill.get(id) ?? null }] : [];
      });
    },

    /** Returns the first names of the team. */
    async people(): Promise<string[]> {
      const { firstName } = staff;
      const rows = await gateway.read((db) => db.selectDistinct({ firstName }).from(staff));
      return rows.map((row) => row.firstName);
    },
  };
}

export type OrderBill = {
  bill: typeof bills.$inferSelect;
  /** By commas; null without a payment. */
  methods: string | null;
};

/** The payments of an order's bill and of the bills that were merged into it. */
const paymentsOfBill = sql`${financialTransactions} f indexed by financial_transaction_bill
  where f.bill_id in (select "order"."bill_id" union all select m.id from ${bills} m where m.merged_into = "order"."bill_id")
  and f.type = 'tender'`;

/** The methods of an order's bill, by commas. A payment that was taken back leaves none. */
export const methodsOfBill = sql<string | null>`(select group_concat(method) from (
  select f.method from ${paymentsOfBill} group by f.method having sum(f.amount_kurus) > 0))`;

async function indexedIds(gateway: Gateway, page: HistoryPage): Promise<HistoryIds> {
  const { sort, before, offset, limit } = page;
  const { value, isAfter, order } = SORTS[sort];
  const wanted = whereIndexed(page);
  const [rows, totals] = await gateway.batch((db) => [
    db
      .select({ id: orders.id, value: sql<number>`${value}` })
      .from(orders)
      .where(and(wanted, before && isAfter(before)))
      .orderBy(order)
      .limit(limit + 1)
      .offset(offset),
    db.select({ total: sql<number>`count(*)` }).from(orders).where(wanted),
  ]);
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? (shown.at(-1) ?? null) : null;
  return { ids: shown.map(({ id }) => id), total: totals[0]?.total ?? 0, next };
}

async function scannedIds(gateway: Gateway, page: HistoryPage, most: number): Promise<HistoryIds> {
  const { sort, search, before, offset, limit } = page;
  const { value, isAfter, order } = SORTS[sort];
  const { id, tableNumber, guestName, guestPhone } = orders;
  const dishes = search === '' ? [] : await dishesNamed(gateway, search);
  const hasDish = sql<number>`exists (select 1 from ${orderLines} l where l.order_id = "order"."id"
    and l.menu_item_id in (select value from json_each(${JSON.stringify(dishes)})))`;
  const rows = await gateway.read((db) =>
    db
      .select({
        ...{ id, tableNumber, guestName, guestPhone },
        value: sql<number>`${value}`,
        fits: sql<number>`${whereLooked(page) ?? sql`1`}`,
        hasDish: dishes.length === 0 ? sql<number>`0` : hasDish,
      })
      .from(orders)
      .where(and(whereIndexed(page), before && isAfter(before)))
      .orderBy(order)
      .limit(most),
  );
  const found = rows.filter((row) => row.fits && (row.hasDish || isOrderMeant(row, search)));
  const shown = found.slice(offset, offset + limit);
  const end = rows.length < most ? null : (rows.at(-1) ?? null);
  const hasMore = found.length > offset + limit;
  return {
    ids: shown.map((row) => row.id),
    total: before || end ? null : found.length,
    next: placeOf(hasMore ? shown.at(-1) : end),
  };
}

function placeOf(row: ListPlace | null | undefined): ListPlace | null {
  return row ? { value: row.value, id: row.id } : null;
}

/** The menu is small; SQLite folds ASCII only. */
async function dishesNamed(gateway: Gateway, typed: string): Promise<number[]> {
  const wanted = fold(typed);
  const { id, nameEn, nameTr } = menuItems;
  const rows = await gateway.read((db) => db.select({ id, nameEn, nameTr }).from(menuItems));
  return rows
    .filter((row) => [row.nameEn, row.nameTr].some((name) => fold(name).includes(wanted)))
    .map((row) => row.id);
}

/** The id decides between orders of the same millisecond or sum. */
const SORTS: Record<OrderSort, { value: SQL; order: SQL; isAfter: (place: ListPlace) => SQL }> = {
  newest: {
    value: sql`received_at`,
    order: sql`received_at desc, id desc`,
    isAfter: ({ value, id }) => sql`(received_at, id) < (${value}, ${id})`,
  },
  oldest: {
    value: sql`received_at`,
    order: sql`received_at, id`,
    isAfter: ({ value, id }) => sql`(received_at, id) > (${value}, ${id})`,
  },
  amount: {
    value: sql`total_kurus`,
    order: sql`total_kurus desc, id desc`,
    isAfter: ({ value, id }) => sql`(total_kurus, id) < (${value}, ${id})`,
  },
};

function whereIndexed({ status, startDate, endDate }: OrderFilter): SQL | undefined {
  return and(
    status && eq(orders.status, status),
    startDate === undefined ? undefined : gte(orders.receivedAt, dayBegins(startDate)),
    endDate === undefined ? undefined : lt(orders.receivedAt, dayBegins(addDays(endDate, 1))),
  );
}

/** The price of a party, and a deposit that was kept. */
export const OF_BRUNCH: OrderRow['source'][] = ['brunch', 'deposit'];

function whereLooked({ service, person, method }: OrderFilter): SQL | undefined {
  const { source, serviceType, statusBy, acknowledgedBy } = orders;
  return and(
    service === 'brunch' ? inArray(source, OF_BRUNCH) : undefined,
    service && service !== 'brunch'
      ? and(eq(serviceType, service), notInArray(source, OF_BRUNCH))
      : undefined,
    person ? or(eq(statusBy, person), eq(acknowledgedBy, person)) : undefined,
    method && (method === 'unpaid' ? isUnpaid : isPaidBy(method)),
  );
}

const isUnpaid = sql`"order"."status" <> 'cancelled' and exists (select 1 from ${bills} b where b.id = "order"."bill_id"
  and b.closed_at is null and b.paid_kurus < b.worth_kurus)`;

/** Orders of before the till know only cash, card or both. */
function isPaidBy(method: TenderMethod): SQL {
  return sql`((select coalesce(sum(f.amount_kurus), 0) from ${paymentsOfBill} and f.method = ${method}) > 0
    or ("order"."paid_by" in (${method}, 'mixed') and ${method} in ('cash', 'card')
      and exists (select 1 from ${bills} b where b.id = "order"."bill_id" and b.is_before_till = 1)))`;
}
