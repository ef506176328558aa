import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { TableArea } from '#domain/bookings/booking';
import type { Evening } from '#domain/bookings/free-tables';
import { insertWhere, updateWhere } from '../db/conditional-insert';
import type { Gateway, Statement } from '../db/gateway';
import { brunchBookings, tableBookings, venueTables } from '../db/tables/bookings.table';
import { audit } from '../db/tables/staff.table';
import { storedResponses } from '../db/tables/sync.table';
import { effectStatement, type NewEffect } from './effects.repository';
import type { BrunchRow, Seated, TableBookingRow } from './rows/booking-wire';
import { type DepositStep, moneyOfDeposit } from './statements/financial-statements';
import { isSatAt } from './statements/sitting';
import { type BrunchStep, stockOfBrunches } from './statements/stock-statements';
import { freeTableId, isTaken, readEvening, type Span } from './statements/table-capacity';
import {
  type Claim,
  type MutationResponse,
  type SentResponse,
  writeOnce,
} from './stored-responses.repository';

type BookingTable = typeof tableBookings | typeof brunchBookings;
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

export type BookingChange<Row> = {
  response: SentResponse;
  after: Partial<Row> & Pick<BookingRow, 'status' | 'statusAt' | 'statusBy' | 'v'>;
  /** The write happens at this time; a missing value means the time of the status. */
  at?: number;
  /** True if the party leaves a status without a table. */
  comesBack?: boolean;
  /** The party sits down at this time, at a table where nobody else sits. */
  sitsAt?: number | undefined;
  audit?: typeof audit.$inferInsert;
  /** The guest gets this mail. */
  effect?: NewEffect | null;
  /** The ledger books this recorded or reverted deposit. */
  deposit?: DepositStep;
};

/** The row already has the requested value, so the batch writes only the stored response. */
export type NoChange = { response: SentResponse; at: number };

export type ListedBy = {
  status?: string;
  serviceDay?: string;
  sinceDay?: string;
  memberId?: string;
  offset?: number;
  /** A missing limit returns all rows. */
  limit?: number;
};

export type TableBookingsRepository = BookingsRepository<TableBookingRow> & {
  /** Completes parties still seated from evenings before this instant. */
  closeSeated(before: number): Promise<void>;
};
export type BrunchRepository = BookingsRepository<BrunchRow> & {
  /** Expires bookings whose deposit is overdue. */
  expireUnpaid(now: number): Promise<void>;
  /** Completes parties like table bookings; a party sits from its first drink. */
  closeSeated(before: number): Promise<void>;
};

export type BookingsRepository<Row extends BookingRow> = {
  find(id: string): Promise<Seated<Row> | null>;
  /** Returns the bookings ordered by slot. */
  list(by: ListedBy): Promise<Seated<Row>[]>;
  /** Returns the bookings with their tables during a span. */
  evening(span: Span): Promise<Evening>;
  /** Writes a booking with the smallest free table that fits; returns null if no table is free. */
  book(booking: NewBooking<Row>): Promise<MutationResponse | null>;
  /** Returns null if the booking has changed since the caller read it. */
  change(
    claim: Claim,
    row: Row,
    change: BookingChange<Row> | NoChange,
  ): Promise<MutationResponse | null>;
};

export function createTableBookingsRepository(gateway: Gateway): TableBookingsRepository {
  return {
    ...createBookingsRepository<TableBookingRow>(gateway, tableBookings),
    closeSeated: (before) => closeParties(gateway, tableBookings, { where: SEATED, before }),
  };
}

export function createBrunchRepository(gateway: Gateway): BrunchRepository {
  return {
    ...createBookingsRepository<BrunchRow>(gateway, brunchBookings),
    async expireUnpaid(now) {
      const isUnpaid = sql`status = 'pending' and deposit_paid_at is null and deposit_due_at <= ${now}`;
      await gateway.write([
        sql`update ${brunchBookings} set status = 'expired', status_at = ${now}, status_by = null, v = v + 1 where ${isUnpaid}`,
      ]);
    },
    closeSeated: (before) => closeParties(gateway, brunchBookings, { where: HAS_DRUNK, before }),
  };
}

const SEATED = sql`status = 'seated'`;
const HAS_DRUNK = sql`status = 'confirmed' and first_drink_at is not null`;

/** Completes these parties before the new evening: their tables need no clearing. */
async function closeParties(
  gateway: Gateway,
  bookings: BookingTable,
  { where, before }: { where: SQL; before: number },
): Promise<void> {
  const at = before - 1;
  const which = sql`${where} and starts_at < ${before}`;
  await gateway.write([
    ...stockOf(bookings, which, { to: 'completed', at, by: null }),
    sql`update ${bookings} set status = 'completed', status_at = ${at}, status_by = null, v = v + 1 where ${which}`,
  ]);
}

/** A completed table booking uses no stock; its orders do. */
function stockOf(bookings: BookingTable, which: SQL, step: BrunchStep): Statement[] {
  return bookings === brunchBookings ? stockOfBrunches(which, step) : [];
}

function createBookingsRepository<Row extends BookingRow>(
  gateway: Gateway,
  bookings: BookingTable,
): BookingsRepository<Row> {
  async function select(
    condition: SQL | undefined,
    { offset = 0, limit = -1 }: Pick<ListedBy, 'offset' | 'limit'> = {},
  ): Promise<Seated<Row>[]> {
    const rows = await gateway.read((db) =>
      db
        .select({ row: bookings, tableLabel: venueTables.label })
        .from(bookings)
        .leftJoin(venueTables, eq(venueTables.id, bookings.tableId))
        .where(condition)
        .orderBy(asc(bookings.startsAt), asc(bookings.id))
        .limit(limit)
        .offset(offset),
    );
    return seated<Row>(rows);
  }

  async function find(id: string): Promise<Seated<Row> | null> {
    const [found] = await select(eq(bookings.id, id));
    return found ?? null;
  }

  return {
    find,

    list: ({ status, serviceDay, sinceDay, memberId, ...page }) =>
      select(
        and(
          status === undefined ? undefined : eq(bookings.status, status),
          serviceDay === undefined ? undefined : eq(bookings.serviceDay, serviceDay),
          sinceDay === undefined ? undefined : gte(bookings.serviceDay, sinceDay),
          memberId === undefined ? undefined : eq(bookings.memberId, memberId),
        ),
        page,
      ),

    evening: (span) => readEvening(gateway, span),

    book({ row, area, claim, response, effect }) {
      const tableId = freeTableId({ ...row, area });
      return writeOnce(gateway, {
        claim,
        response,
        at: row.receivedAt,
        guard: sql`${tableId} is not null`,
        rows: (won) => [
          insertWhere(bookings, { ...row, tableId }, won),
          tellTable(bookings, { claim, id: row.id, path: '$.tableLabel' }, won),
          ...(effect ? [effectStatement(effect, won)] : []),
        ],
      });
    },

    change(claim, row, change) {
      const { id } = row;
      const asSeen = sql`exists (select 1 from ${bookings} where ${and(eq(bookings.id, id), eq(bookings.v, row.v))})`;
      if (!('after' in change)) return writeOnce(gateway, { claim, ...change, guard: asSeen });
      const { response, after, comesBack = false, sitsAt, audit: entry, ...more } = change;
      const tableId = comesBack ? tableAgain(bookings, row, sitsAt) : undefined;
      const sat = { tableId: row.tableId, exceptId: id, withGuests: true };
      const maySit =
        comesBack || sitsAt === undefined
          ? sql`true`
          : sql`not ${isSatAt({ ...sat, now: sitsAt })}`;
      return writeOnce(gateway, {
        claim,
        response,
        at: more.at ?? after.statusAt,
        guard: sql`${asSeen} and ${maySit}`,
        rows: (won) => [
          ...stockOf(bookings, sql`id = ${id} and ${won}`, {
            to: after.status,
            at: after.statusAt,
            by: after.statusBy,
          }),
          updateWhere(bookings, { ...after, tableId }, sql`id = ${id} and ${won}`),
          ...(entry ? [insertWhere(audit, entry, won)] : []),
          ...(more.effect ? [effectStatement(more.effect, won)] : []),
          ...(more.deposit ? [moneyOfDeposit(more.deposit, won)] : []),
          ...(comesBack
            ? [tellTable(bookings, { claim, id, path: '$.reservation.tableLabel' }, won)]
            : []),
        ],
      });
    },
  };
}

/** Returns the booking's old table if the table is still free, otherwise another table that fits. */
function tableAgain(
  bookings: BookingTable,
  { id, ...row }: BookingRow,
  sitsAt: number | undefined,
): SQL {
  const tableId = sql`${bookings}.table_id`;
  // The party's own open bill may still stand there, so guests without a booking do not count.
  const isSat = sitsAt === undefined ? sql`false` : isSatAt({ tableId, exceptId: id, now: sitsAt });
  const isGone = sql`(${tableId} is null or ${isTaken(tableId, row, id)} or ${isSat})`;
  return sql`case when ${isGone} then ${freeTableId({ ...row, area: null, sitsAt })} else ${tableId} end`;
}

/** The database chooses the table during the write, so the same batch completes the stored response. */
function tellTable(
  bookings: BookingTable,
  { claim, id, path }: { claim: Claim; id: string; path: string },
  won: SQL,
): Statement {
  const label = sql`(select t.label from ${venueTables} t join ${bookings} b on b.table_id = t.id where b.id = ${id})`;
  return sql`update ${storedResponses} set body = json_set(body, ${path}, ${label}) where mutation_id = ${claim.mutationId} and ${won}`;
}

/** Both tables have these columns; the compiler cannot track which table the join used. */
function seated<Row extends BookingRow>(rows: Seated<BookingRow>[]): Seated<Row>[] {
  return rows as Seated<Row>[];
}
