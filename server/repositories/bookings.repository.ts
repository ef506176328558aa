import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { TableArea } from '#domain/bookings/booking';
import { tablesOf } from '#domain/bookings/booking';
import { BOOKINGS_SEARCHED, bookingSearch, searchedDigits } from '#domain/bookings/find-bookings';
import type { Evening, Span } from '#domain/bookings/free-tables';
import type { Gateway, Statement } from '../db/gateway';
import type {
  BookingTable,
  BrunchRow,
  PlaceTable,
  TableBookingRow,
} from '../db/tables/bookings.table';
import {
  brunchBookings,
  tableBookings,
  venueTables,
  waitlistEntries,
} from '../db/tables/bookings.table';
import { storedResponses } from '../db/tables/sync.table';
import type { Seated } from './booking-row';
import { brunchRead, tableBookingRead } from './booking-row';
import type { Arrival } from './brunch-bill';
import { brunchOnBill, depositChanged } from './brunch-bill';
import { effectStatement } from './effects.repository';
import type { Claim, NewEffect, RowBatch, SentResponse } from './rows/responses.repository';
import { addRow } from './rows/responses.repository';
import type { DepositStep, Touch } from './statements/bill-statements';
import { moneyOfDeposit } from './statements/bill-statements';
import { hasDigits } from './statements/known-guests';
import type { BrunchStep } from './statements/stock-statements';
import { stockOfBrunches } from './statements/stock-statements';
import {
  freeTableId,
  isSatAt,
  isTaken,
  staysDuring,
  tableLabelOf,
} from './statements/table-capacity';

export type BookingRow = TableBookingRow | BrunchRow;

export type NewBooking<Row> = {
  row: Row;
  /** null allows any area. */
  area: TableArea | null;
  claim: Claim;
  /** The write fills in `tableLabel`. */
  response: SentResponse;
  effect: NewEffect | null;
};

export type ListedBy = {
  status?: string;
  serviceDay?: string;
  sinceDay?: string;
  offset?: number;
  /** A missing limit returns all rows. */
  limit?: number;
};

type Page = { offset: number; limit: number };

export type BookingsRepository<Table extends BookingTable, Read> = ReturnType<
  typeof createBookingsRepository<Table, Read>
>;

export function createTableBookingsRepository(gateway: Gateway) {
  return createBookingsRepository(gateway, {
    table: tableBookings,
    read: tableBookingRead,
    sits: sql`status = 'seated'`,
  });
}

export function createBrunchRepository(gateway: Gateway) {
  const bookings = createBookingsRepository(gateway, {
    table: brunchBookings,
    read: brunchRead,
    sits: sql`status = 'confirmed' and first_drink_at is not null`,
  });
  return {
    ...bookings,
    putOnBill: (arrival: Arrival, touch: Touch) =>
      gateway.write(brunchOnBill(arrival, touch, sql`true`)),
    /** Expires bookings whose deposit is overdue. */
    async expireUnpaid(now: number) {
      const isUnpaid = sql`status = 'pending' and deposit_paid_at is null and deposit_due_at <= ${now}`;
      await gateway.write([
        sql`update ${brunchBookings} set status = 'expired', status_at = ${now}, status_by = null, v = v + 1 where ${isUnpaid}`,
      ]);
    },
  };
}

/** A completed table booking uses no stock; its orders do. */
function stockOf(bookings: BookingTable, which: SQL, step: BrunchStep): Statement[] {
  return bookings === brunchBookings ? stockOfBrunches(which, step) : [];
}

type Described<Table extends BookingTable, Read> = {
  table: Table;
  read(seated: Seated<Table['$inferSelect']>): Read;
  /** Selects the parties that sit at their tables. */
  sits: SQL;
};

function createBookingsRepository<Table extends BookingTable, Read>(
  gateway: Gateway,
  { table, read, sits }: Described<Table, Read>,
) {
  type Row = Table['$inferSelect'];
  const bookings: BookingTable = table;

  async function select(
    condition: SQL | undefined,
    { offset = 0, limit = -1 }: Pick<ListedBy, 'offset' | 'limit'> = {},
    order = asc,
  ): Promise<Seated<Row>[]> {
    const rows = await gateway.read((db) =>
      db
        .select({ row: bookings, tableLabel: tableLabelOf(bookings) })
        .from(bookings)
        .leftJoin(venueTables, eq(venueTables.id, bookings.tableId))
        .where(condition)
        .orderBy(order(bookings.startsAt), order(bookings.id))
        .limit(limit)
        .offset(offset),
    );
    // The compiler cannot track which of the two tables the join used.
    return rows as Seated<Row>[];
  }

  return {
    table,
    rowOf: ({ row }: Seated<Row>): Row => row,
    /** Returns the booking as people see it. */
    read: (found: Seated<Row>, row = found.row): Read => read({ ...found, row }),
    find: async (id: string) => (await select(eq(bookings.id, id)))[0] ?? null,

    /** Returns the bookings ordered by slot. */
    list: (by: ListedBy) => select(isListed(bookings, by), by),

    /** Returns a page of a member's bookings, the latest slots first. */
    ofMember: (memberId: string, page: Page) => select(eq(bookings.memberId, memberId), page, desc),

    /** Returns a page of the bookings whose guest has the typed words, the latest slots first. */
    async search(typed: string, { offset, limit, ...by }: ListedBy & Page) {
      const guests = await newestGuests(gateway, bookings, { typed, by });
      const ids = guests.filter(bookingSearch(typed)).map(({ id }) => id);
      const shown = ids.slice(offset, offset + limit);
      const rows = shown.length === 0 ? [] : await select(inArray(bookings.id, shown));
      return { rows: rows.reverse(), total: ids.length };
    },

    /** Returns the bookings with their tables during a span, without the booking that asks for another time. */
    async evening(span: Span, exceptId = ''): Promise<Evening> {
      const { id, area, seats, isActive } = venueTables;
      const others = (all: PlaceTable) =>
        sql`${all.tableId} is not null and ${all.id} <> ${exceptId}`;
      const [tables, ...stays] = await gateway.batch((db) => [
        db.select({ id, area, seats }).from(venueTables).where(eq(isActive, true)),
        staysDuring(db, tableBookings, span, others(tableBookings)),
        staysDuring(db, brunchBookings, span, others(brunchBookings)),
        staysDuring(db, waitlistEntries, span, others(waitlistEntries)),
      ]);
      return { tables, stays: stays.flat() };
    },

    /** Writes a booking with the smallest free table that fits; returns null if no table is free. */
    book({ row, area, claim, response, effect }: NewBooking<Row>) {
      const tableId = freeTableId({ ...row, area });
      return addRow(gateway, table, {
        claim,
        response,
        at: row.receivedAt,
        row,
        audit: null,
        guard: sql`${tableId} is not null`,
        computed: { tableId },
        more: (won) => [
          tellTable(bookings, { claim, id: row.id, path: '$.tableLabel' }, won),
          ...(effect ? [effectStatement(effect, won)] : []),
        ],
      });
    },

    /**
     * Completes parties still seated from evenings before this instant; a brunch party sits from its first drink. The
     * tables of past evenings need no clearing.
     */
    async closeSeated(before: number) {
      const at = before - 1;
      const which = sql`${sits} and starts_at < ${before}`;
      await gateway.write([
        ...stockOf(bookings, which, { to: 'completed', at, by: null }),
        sql`update ${bookings} set status = 'completed', status_at = ${at}, status_by = null, v = v + 1 where ${which}`,
      ]);
    },
  };
}

/**
 * Returns whom a search looks through, the latest slots first: SQLite folds ASCII only. One JSON text takes a third of
 * the time of 10,000 rows.
 */
async function newestGuests(
  gateway: Gateway,
  bookings: BookingTable,
  { typed, by }: { typed: string; by: ListedBy },
): Promise<{ id: string; guestName: string; guestPhone: string }[]> {
  const { id, guestName, guestPhone, serviceDay, startsAt } = bookings;
  const digits = searchedDigits(typed);
  const hasPhone = digits === null ? undefined : hasDigits(guestPhone, `%${digits}%`);
  const [row] = await gateway.read((db) => {
    const newest = db
      .select({ id, guestName, guestPhone })
      .from(bookings)
      .where(and(isListed(bookings, by), hasPhone))
      .orderBy(desc(serviceDay), desc(startsAt), desc(id))
      .limit(BOOKINGS_SEARCHED)
      .as('newest');
    const { id: of, guestName: name, guestPhone: phone } = newest;
    const guests = sql<string>`json_group_array(json_object('id', ${of}, 'guestName', ${name}, 'guestPhone', ${phone}))`;
    return db.select({ guests }).from(newest);
  });
  return JSON.parse(row?.guests ?? '[]');
}

function isListed(bookings: BookingTable, { status, serviceDay, sinceDay }: ListedBy) {
  return and(
    status === undefined ? undefined : eq(bookings.status, status),
    serviceDay === undefined ? undefined : eq(bookings.serviceDay, serviceDay),
    sinceDay === undefined ? undefined : gte(bookings.serviceDay, sinceDay),
  );
}

export type BookingStep = {
  claim: Claim;
  /** The booking gets this status. */
  status?: BrunchStep;
  /** True if the party leaves a status without a table. */
  comesBack?: boolean;
  /** The party sits down at this time, at a table where nobody else sits. */
  sitsAt?: number | undefined;
  /** The guest gets this mail. */
  effect?: NewEffect | null;
  /** The ledger books this recorded or reverted deposit. */
  deposit?: DepositStep;
  /** The bill of a brunch party that comes, or that was entered by mistake. */
  bill?: (won: SQL) => Statement[];
};

/** What staff's change of a booking writes besides its row: table, stock, mail and ledger. */
export function bookingStep(
  bookings: BookingTable,
  row: BookingRow,
  { claim, status, comesBack = false, sitsAt, effect = null, deposit, bill }: BookingStep,
): RowBatch {
  const { id } = row;
  return {
    ...(comesBack && { computed: tablesAgain(bookings, row, sitsAt) }),
    ...(!comesBack && sitsAt !== undefined && { guard: sql`not ${isSatOn(row, sitsAt)}` }),
    first: (won) => (status ? stockOf(bookings, sql`id = ${id} and ${won}`, status) : []),
    more: (won) => [
      ...(effect ? [effectStatement(effect, won)] : []),
      ...(deposit ? depositRows(deposit, won) : []),
      ...(bill?.(won) ?? []),
      ...(comesBack ? [tellTable(bookings, { claim, id, path: RESERVATION }, won)] : []),
    ],
  };
}

function depositRows(deposit: DepositStep, won: SQL): Statement[] {
  const { id, kurus: depositKurus } = deposit;
  return [moneyOfDeposit(deposit, won), ...depositChanged({ id, depositKurus }, deposit, won)];
}

/** True while another party sits at one of the booking's tables. */
function isSatOn({ id: exceptId, ...row }: BookingRow, now: number): SQL {
  const sat = tablesOf(row).map((tableId) => isSatAt({ tableId, exceptId, withGuests: true, now }));
  return sat.length === 0 ? sql`false` : sql`(${sql.join(sat, sql` or `)})`;
}

/** Returns the booking's old tables if they are still free, otherwise another table that fits. */
function tablesAgain(
  bookings: BookingTable,
  { id, ...row }: BookingRow,
  sitsAt: number | undefined,
): Record<string, SQL> {
  const tableId = sql`${bookings}.table_id`;
  const joined = row.joinedTables ?? [];
  // The party's own open bill may still stand there, so guests without a booking do not count.
  const isSat = sitsAt === undefined ? sql`false` : isSatAt({ tableId, exceptId: id, now: sitsAt });
  const isTakenAway = [tableId, ...joined.map((table) => sql`${table}`)].map((table) =>
    isTaken(table, row, id),
  );
  const isGone = sql`(${tableId} is null or ${sql.join(isTakenAway, sql` or `)} or ${isSat})`;
  const free = freeTableId({ ...row, area: null, sitsAt });
  return {
    tableId: sql`case when ${isGone} then ${free} else ${tableId} end`,
    ...(joined.length > 0 && {
      joinedTables: sql`case when ${isGone} then null else ${bookings}.joined_tables end`,
    }),
  };
}

/** Staff's response has the table's label here. */
export const RESERVATION = '$.reservation.tableLabel';

/** The database chooses the table during the write, so the same batch completes the stored response. */
export function tellTable(
  bookings: BookingTable,
  { claim, id, path }: { claim: Claim; id: string; path: string },
  won: SQL,
): Statement {
  const label = sql`(select ${tableLabelOf(bookings)} from ${bookings}
    join ${venueTables} on ${venueTables.id} = ${bookings.tableId} where ${bookings.id} = ${id})`;
  return sql`update ${storedResponses} set body = json_set(body, ${path}, ${label}) where mutation_id = ${claim.mutationId} and ${won}`;
}
