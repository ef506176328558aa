import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, getTableColumns, inArray, max, min, or, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { dayBegins } from '#domain/bookings/booking';
import { MAX_TICKS, MOST_CORRECTIONS } from '#domain/till/day-close';
import { BAR_DRAWER, PAID_OUT } from '#domain/till/drawer';
import type { Gateway } from '../../db/gateway';
import { insertWhere } from '../../db/gateway';
import {
  cashCounts,
  dayCloses,
  drawers,
  financialTransactions,
} from '../../db/tables/financials.table';
import { bills, lineEntries, orders, saleLines } from '../../db/tables/orders.table';
import { staff } from '../../db/tables/staff.table';
import { tabletReports } from '../../db/tables/sync.table';
import { effectStatement } from '../effects.repository';
import type { MutationResponse, NewEffect, StaffOnce } from '../rows/responses.repository';
import { writeOnce } from '../rows/responses.repository';
import { openDay } from '../statements/bill-statements';

export type CashCountRow = typeof cashCounts.$inferSelect;
type DayCloseRow = typeof dayCloses.$inferSelect;
export type StoredDrawer = typeof drawers.$inferSelect & { ownerName: string | null };

export function createDaysRepository(gateway: Gateway) {
  return {
    ...closedDays(gateway),
    ...dayReads(gateway),
    ...dayEntries(gateway),
    ...dayWrites(gateway),
  };
}

/** The list has one issue more than a person may accept, so that a day with issues beyond the list stays open. */
const MOST_ISSUES = MAX_TICKS + 1;

function closedDays(gateway: Gateway) {
  return {
    close: (day: string) => gateway.row(dayCloses, eq(dayCloses.day, day)),

    /** Returns the latest closed days, the last one first. */
    closes(limit: number) {
      const { no, day, closedAt, by } = dayCloses;
      return gateway.read((db) =>
        db.select({ no, day, closedAt, by }).from(dayCloses).orderBy(desc(no)).limit(limit),
      );
    },

    lastClosed: () => gateway.value<string>(sql`select max(day) from ${dayCloses}`),

    /** Returns the first day with money after a day; null without any. */
    firstDayAfter: (day: string) =>
      gateway.value<string>(sql`select min(day) from (
        select min(business_day) as day from ${financialTransactions} where business_day > ${day}
        union all select min(day) from ${saleLines} where day > ${day})`),
  };
}

function dayReads(gateway: Gateway) {
  return {
    /** Returns all drawers with their owners' names, boxes first. */
    drawers: () => gateway.read((db) => ownedDrawers(db)),

    drawer: (id: string) => gateway.first((db) => ownedDrawers(db, eq(drawers.id, id))),

    /** What a person has paid out on a day (kuruş). */
    async paidOut(day: string, by: string): Promise<number> {
      const paid = await gateway.value<number>(sql`select -sum(amount_kurus)
        from ${financialTransactions} where business_day = ${openDay(day)} and "by" = ${by}
        and ${inArray(financialTransactions.type, PAID_OUT)} and drawer_id is not null`);
      return paid ?? 0;
    },

    /** Returns all counts of a day, the latest first. */
    counts: (day: string): Promise<CashCountRow[]> =>
      gateway.rows(cashCounts, eq(cashCounts.businessDay, day), [
        desc(cashCounts.countedAt),
        desc(cashCounts.id),
      ]),

    /** Returns each drawer's latest count. */
    latestCounts() {
      const { drawerId, countedAt, by, businessDay: day } = cashCounts;
      const latest = { drawerId, at: max(countedAt), by, day };
      return gateway.read((db) => db.select(latest).from(cashCounts).groupBy(drawerId));
    },

    /** Returns bills that are not closed or whose payments are more than their worth, the oldest first. */
    unsettled: () =>
      gateway.rows(
        bills,
        sql`merged_into is null and is_before_till = 0 and ((closed_at is null and worth_kurus <> paid_kurus)
              or paid_kurus > worth_kurus)`,
        [asc(bills.openedAt)],
        { limit: MOST_ISSUES },
      ),

    tablets: () =>
      gateway.rows(tabletReports, undefined, [asc(tabletReports.at)], { limit: MOST_ISSUES }),

    /** Returns the drawers with cash on a day; the box at the bar stands for cash without a drawer. */
    drawersUsed: (day: string) =>
      gateway.read((db) =>
        db
          .selectDistinct({
            id: sql<string>`coalesce(${financialTransactions.drawerId}, ${BAR_DRAWER})`,
          })
          .from(financialTransactions)
          .where(
            and(
              eq(financialTransactions.businessDay, day),
              eq(financialTransactions.method, 'cash'),
            ),
          ),
      ),

    /** Counts the rows of a day, to notice what came in after its figures were read. */
    rowsOn: async (day: string) => (await gateway.value<number>(sql`select ${rowsOf(day)}`)) ?? 0,
  };
}

/** The entries of one tap share the first part of their id. */
const TAP = sql<string>`substr(${lineEntries.id}, 1, instr(${lineEntries.id} || ':', ':') - 1)`;

const TAPPED_AT = sql`coalesce(${financialTransactions.doneAt}, ${financialTransactions.createdAt})`;

function dayEntries(gateway: Gateway) {
  const entry = {
    id: TAP,
    kind: lineEntries.kind,
    by: lineEntries.by,
    approvedBy: lineEntries.approvedBy,
    reason: lineEntries.reason,
    kurus: sql<number>`sum(${lineEntries.kurus})`,
    doneAt: min(lineEntries.doneAt),
    bill: bills,
  };
  const entriesWhere = (wanted: SQL | undefined, limit: number) =>
    gateway.read((db) =>
      db
        .select(entry)
        .from(lineEntries)
        .leftJoin(orders, eq(orders.id, lineEntries.orderId))
        .leftJoin(bills, eq(bills.id, orders.billId))
        .where(wanted)
        .groupBy(TAP, lineEntries.kind)
        .orderBy(asc(min(lineEntries.doneAt)), asc(TAP))
        .limit(limit),
    );
  return {
    /** Returns what nobody approved, or somebody whose PIN the server has not seen; undone entries need nobody. */
    unapproved: (day: string) =>
      entriesWhere(
        and(
          eq(lineEntries.day, day),
          eq(lineEntries.isProven, false),
          sql`not exists (select 1 from line_entry u where u.undoes = ${lineEntries.id})`,
        ),
        MOST_ISSUES,
      ),

    /** Returns cash that was paid out above the limit, with nobody's approval or an unseen PIN. */
    unapprovedCash: (day: string) =>
      gateway.read((db) =>
        db
          .select({ row: financialTransactions, drawer: drawers.name })
          .from(financialTransactions)
          .leftJoin(drawers, eq(drawers.id, financialTransactions.drawerId))
          .where(
            and(
              eq(financialTransactions.businessDay, day),
              sql`json_extract(${financialTransactions.detail}, '$.isProven') = 0`,
            ),
          )
          .orderBy(asc(TAPPED_AT), asc(financialTransactions.id))
          .limit(MOST_ISSUES),
      ),

    /** Returns entries whose tap, or whose bill's sale, belongs to a day that was closed before. */
    correctedLines: (day: string) =>
      entriesWhere(
        and(
          eq(lineEntries.day, day),
          or(
            sql`${lineEntries.doneAt} < ${dayBegins(day)}`,
            soldBefore(day, sql`s.order_id = ${lineEntries.orderId}`),
          ),
        ),
        MOST_CORRECTIONS,
      ),

    /** Returns payments, tips and cash whose tap, or whose bill's sale, belongs to a day that was closed before. */
    correctedMoney: (day: string) =>
      gateway.read((db) =>
        db
          .select({ row: financialTransactions, bill: bills })
          .from(financialTransactions)
          .leftJoin(bills, eq(bills.id, financialTransactions.billId))
          .where(
            and(
              eq(financialTransactions.businessDay, day),
              or(
                sql`${TAPPED_AT} < ${dayBegins(day)}`,
                soldBefore(day, sql`s.bill_id = coalesce(${bills.mergedInto}, ${bills.id})`),
              ),
            ),
          )
          .orderBy(asc(TAPPED_AT), asc(financialTransactions.id))
          .limit(MOST_CORRECTIONS),
      ),
  };
}

function soldBefore(day: string, isIts: SQL): SQL {
  return sql`exists (select 1 from sale_line s where ${isIts} and s.day < ${day}
    and s.day in (select z.day from day_close z))`;
}

function dayWrites(gateway: Gateway) {
  return {
    /** A person has one purse. */
    isOwnPurse: ({ id, ownerId }: { id: string; ownerId: string | null }) =>
      sql`not exists (select 1 from ${drawers} where owner_id = ${ownerId} and is_active = 1 and id <> ${id})`,

    /** Returns null if the day is closed by now, or if money came in after `rows` were counted. */
    closeDay(
      { rows, mail, ...close }: Omit<DayCloseRow, 'no'> & { rows: number; mail: NewEffect | null },
      once: StaffOnce,
    ): Promise<MutationResponse | null> {
      const no = sql`(select coalesce(max(no), 0) + 1 from ${dayCloses})`;
      return writeOnce(gateway, {
        ...once,
        guard: sql`not exists (select 1 from ${dayCloses} where day >= ${close.day}) and ${rowsOf(close.day)} = ${rows}`,
        rows: (won) => [
          insertWhere(dayCloses, { ...close, no }, won),
          ...(mail ? [effectStatement(mail, won)] : []),
        ],
      });
    },

    /** Sends the mail of a closed day again. */
    mailDay: (mail: NewEffect, once: StaffOnce) =>
      writeOnce(gateway, { ...once, rows: (won) => [effectStatement(mail, won)] }),

    /** Returns null if the drawer does not exist. */
    count(row: Omit<CashCountRow, 'expectedKurus'>, once: StaffOnce) {
      const day = openDay(row.businessDay);
      const expectedKurus = expectedOf(row.drawerId, day);
      const counted = { ...row, businessDay: day, expectedKurus };
      return writeOnce(gateway, {
        ...once,
        guard: isDrawer(row.drawerId),
        rows: (won) => [insertWhere(cashCounts, counted, won)],
      });
    },

    /** Returns null if the drawer does not exist. */
    move(row: typeof financialTransactions.$inferSelect, once: StaffOnce) {
      const moved = { ...row, businessDay: openDay(row.businessDay) };
      return writeOnce(gateway, {
        ...once,
        guard: isDrawer(row.drawerId ?? BAR_DRAWER),
        rows: (won) => [insertWhere(financialTransactions, moved, won)],
      });
    },
  };
}

function ownedDrawers(db: LibSQLDatabase, which?: SQL) {
  return db
    .select({ ...getTableColumns(drawers), ownerName: staff.firstName })
    .from(drawers)
    .leftJoin(staff, eq(staff.id, drawers.ownerId))
    .where(which)
    .orderBy(sql`${drawers.ownerId} is not null`, asc(drawers.id));
}

function isDrawer(id: string): SQL {
  return sql`exists (select 1 from ${drawers} where id = ${id} and is_active = 1)`;
}

function rowsOf(day: string): SQL {
  return sql`((select count(*) from ${financialTransactions} where business_day = ${day})
    + (select count(*) from ${saleLines} where day = ${day}) + (select count(*) from ${lineEntries} where day = ${day})
    + (select count(*) from ${cashCounts} where business_day = ${day}))`;
}

/** The float that the last count of an earlier day left, and all cash since; a first count knows only its own day. */
function expectedOf(drawer: string, day: SQL): SQL {
  const earlier = sql`from ${cashCounts} where drawer_id = ${drawer} and business_day < ${day} and expected_kurus is not null`;
  return sql`coalesce((select left_kurus ${earlier} order by business_day desc, counted_at desc, id desc limit 1), 0)
    + (select coalesce(sum(amount_kurus), 0) from ${financialTransactions}
      where method = 'cash' and coalesce(drawer_id, ${BAR_DRAWER}) = ${drawer} and business_day <= ${day}
        and business_day > coalesce((select max(business_day) ${earlier}), date(${day}, '-1 day')))`;
}
