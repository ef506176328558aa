import { and, eq, sql } from 'drizzle-orm';
import { PIN_DOUBLED_AT_MOST, PIN_LOCK_MS, PIN_TRIES } from '#domain/staff/pin';
import { insertWhere } from '../db/conditional-insert';
import type { Gateway, Statement } from '../db/gateway';
import { approvals, lineEntries } from '../db/tables/bills.table';
import { financialTransactions } from '../db/tables/financials.table';
import { orders } from '../db/tables/orders.table';
import { audit, staff, staffSessions } from '../db/tables/staff.table';
import type { StaffRow } from './staff.repository';
import type { AuditEntry } from './stored-responses.repository';

/** Names a version of a person's PIN. */
export function pinClaimOf(staffId: string, version: string): string {
  return `${staffId}:${version}`;
}

/** What a tablet without a connection approved by a PIN is proven when the server checks the same PIN. */
function proven(claim: string): Statement[] {
  const isIts = sql`is_proven = 0 and pin_claim = ${claim}`;
  return [
    // The orders' rows carry their entries to the tablets.
    sql`update ${orders} set v = v + 1 where id in (select order_id from ${lineEntries} where ${isIts})`,
    sql`update ${lineEntries} set is_proven = 1 where ${isIts}`,
    sql`update ${financialTransactions} set detail = json_set(detail, '$.isProven', json('true'))
      where json_extract(detail, '$.isProven') = 0 and json_extract(detail, '$.pinClaim') = ${claim}`,
  ];
}

export function createPinsRepository(gateway: Gateway, { isDemo }: { isDemo: boolean }) {
  return {
    find: (id: string) => gateway.row(staff, eq(staff.id, id)),

    team: (): Promise<StaffRow[]> =>
      gateway.rows(
        staff,
        and(eq(staff.isActive, true), isDemo ? undefined : eq(staff.isDemo, false)),
        [staff.createdAt, staff.id],
      ),

    set: (id: string, pinHash: string, entry: AuditEntry) =>
      gateway.write([
        sql`update ${staff} set pin_hash = ${pinHash}, pin_tries = 0, pin_locked_until = null where id = ${id}`,
        insertWhere(audit, entry, sql`true`),
      ]),

    /**
     * Counts an attempt before the PIN check, so that parallel attempts count too. Returns the number of consecutive
     * attempts; null while locked. Only the right PIN or the password resets the count.
     */
    async takeTry(id: string, at: number): Promise<number | null> {
      const isOpen = sql`id = ${id} and coalesce(pin_locked_until, 0) <= ${at}`;
      const nth = sql`(pin_tries + 1)`;
      const lockMs = sql`${PIN_LOCK_MS} * (1 << min(${nth} / ${PIN_TRIES} - 1, ${PIN_DOUBLED_AT_MOST}))`;
      const [rows = []] = await gateway.write([
        sql`update ${staff} set pin_tries = ${nth},
          pin_locked_until = case when ${nth} % ${PIN_TRIES} = 0 then ${at} + ${lockMs} end
          where ${isOpen} returning pin_tries`,
      ]);
      const [row] = rows;
      return row === undefined ? null : Number(row.pin_tries);
    },

    lockedUntil: async (id: string): Promise<number> =>
      (await gateway.row(staff, eq(staff.id, id)))?.pinLockedUntil ?? 0,

    /** Resets the attempts and switches the session in one batch after a right PIN. */
    switchStaff: ({ from, to, expiresAt, claim, audit: entry }: StaffSwitch) =>
      gateway.write([
        sql`update ${staff} set pin_tries = 0, pin_locked_until = null where id = ${entry.actor}`,
        ...(to
          ? [
              sql`delete from ${staffSessions} where cookie_hash = ${from}`,
              insertWhere(staffSessions, to, sql`true`),
            ]
          : [
              sql`update ${staffSessions} set expires_at = ${expiresAt} where cookie_hash = ${from}`,
            ]),
        ...proven(claim),
        insertWhere(audit, entry, sql`true`),
      ]),
  };
}

type StaffSwitch = {
  /** The hash of the cookie names the tablet's session. */
  from: string;
  /** This session follows; null means that the same person keeps the session. */
  to: typeof staffSessions.$inferInsert | null;
  expiresAt: number;
  /** The PIN that the person typed. */
  claim: string;
  audit: AuditEntry;
};

export type Approval = typeof approvals.$inferSelect;
export function createApprovalsRepository(gateway: Gateway) {
  return {
    find: (id: string) => gateway.row(approvals, eq(approvals.id, id)),

    /** The first approval of a change stays. */
    give: (row: Approval, claim: string, entry: AuditEntry) =>
      gateway.write([
        sql`update ${staff} set pin_tries = 0, pin_locked_until = null where id = ${row.staffId}`,
        insertWhere(approvals, row, sql`true`),
        ...proven(claim),
        insertWhere(audit, entry, sql`true`),
      ]),
  };
}
