import type { SQL } from 'drizzle-orm';
import { and, count, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { PIN_DOUBLED_AT_MOST, PIN_LOCK_MS, PIN_TRIES } from '#domain/staff/pin';
import { STAFF_ACCOUNTS } from '#domain/staff/staff-account';
import type { Gateway, Statement } from '../db/gateway';
import { insertWhere, updateWhere } from '../db/gateway';
import { searchColumns } from '../db/record-row';
import { financialTransactions } from '../db/tables/financials.table';
import { approvals, lineEntries, orders } from '../db/tables/orders.table';
import { audit, staff, staffSessions, usedChallenges } from '../db/tables/staff.table';
import type { AuditEntry } from './rows/responses.repository';

export type StaffRow = typeof staff.$inferSelect;
export type StaffSession = {
  cookieHash: string;
  bearerHash: string;
  createdAt: number;
  expiresAt: number;
  device: string;
  lastSeenAt: number | null;
  member: StaffRow;
};

/** The sign-in writes a new session and its audit row. */
export type SignIn = {
  session: typeof staffSessions.$inferInsert;
  /** The batch ends the device's previous session. */
  formerCookieHash: string;
  audit: typeof audit.$inferInsert;
};

export type PasswordChange = {
  member: StaffRow;
  passwordHash: string;
  /** This session changed the password; all others end. */
  keptSession: string;
  audit: typeof audit.$inferInsert;
};

export type StaffRepository = ReturnType<typeof createStaffRepository>;

/** Sessions of demo accounts count only while the server runs as a demo. */
export function createStaffRepository(gateway: Gateway, { isDemo }: { isDemo: boolean }) {
  const mayWork = [eq(staff.isActive, true), ...(isDemo ? [] : [eq(staff.isDemo, false)])];

  async function sessionWhere(condition: ReturnType<typeof eq>, now: number) {
    const [found] = await gateway.read((db) =>
      db
        .select({ session: staffSessions, member: staff })
        .from(staffSessions)
        .innerJoin(staff, eq(staff.id, staffSessions.staffId))
        .where(and(condition, gt(staffSessions.expiresAt, now), ...mayWork)),
    );
    if (!found) return null;
    const { staffId: _id, ...session } = found.session;
    return { ...session, member: found.member };
  }

  return {
    findByEmail: (email: string) => gateway.row(staff, eq(staff.email, email)),

    counts: () => countStaff(gateway),

    /** Adds accounts; existing addresses stay as they are. */
    async add(members: readonly (typeof staff.$inferInsert)[]): Promise<void> {
      const rows = members.map((member) => ({
        ...member,
        ...searchColumns(staff, STAFF_ACCOUNTS, member),
      }));
      await gateway.write(rows.map((row) => insertWhere(staff, row, sql`true`)));
    },

    invite: (id: string, invitation: Pick<StaffRow, 'inviteVersion' | 'invitedUntil'>) =>
      gateway.write([updateWhere(staff, invitation, sql`id = ${id}`)]),

    names: () => namesOf(gateway),

    /** Replaces a password, deletes the PIN, ends other sessions; returns null after a concurrent change. */
    async changePassword(change: PasswordChange): Promise<number | null> {
      const { member, passwordHash, keptSession } = change;
      const isStill = sql`id = ${member.id} and password_hash = ${member.passwordHash}`;
      const isChanged = sql`exists (select 1 from ${staff} where id = ${member.id} and password_hash = ${passwordHash})`;
      const [, ended, [changed] = []] = await gateway.write([
        updateWhere(
          staff,
          { passwordHash, pinHash: null, pinTries: 0, pinLockedUntil: null },
          isStill,
        ),
        sql`delete from ${staffSessions} where staff_id = ${member.id} and cookie_hash <> ${keptSession} and ${isChanged} returning cookie_hash`,
        sql`select 1 where ${isChanged}`,
        insertWhere(audit, change.audit, isChanged),
      ]);
      return changed ? (ended?.length ?? 0) : null;
    },

    openSession: (signIn: SignIn) => gateway.write(openingOf(signIn, sql`true`)),

    sessionByBearer: (bearerHash: string, now: number): Promise<StaffSession | null> =>
      sessionWhere(eq(staffSessions.bearerHash, bearerHash), now),

    sessionByCookie: (cookieHash: string, now: number): Promise<StaffSession | null> =>
      sessionWhere(eq(staffSessions.cookieHash, cookieHash), now),

    noteSeen: (session: StaffSession, at: number) => noteSeen(gateway, session, at),

    async openSessions(now: number): Promise<Set<string>> {
      const rows = await gateway.read((db) =>
        db
          .select({ cookieHash: staffSessions.cookieHash })
          .from(staffSessions)
          .innerJoin(staff, eq(staff.id, staffSessions.staffId))
          .where(and(gt(staffSessions.expiresAt, now), eq(staff.isActive, true))),
      );
      return new Set(rows.map(({ cookieHash }) => cookieHash));
    },

    /** Ends a session; the audit logs one of two parallel calls. */
    async closeSession(cookieHash: string, entry: typeof audit.$inferInsert): Promise<void> {
      const isIt = sql`cookie_hash = ${cookieHash}`;
      await gateway.write([
        insertWhere(audit, entry, sql`exists (select 1 from ${staffSessions} where ${isIt})`),
        sql`delete from ${staffSessions} where ${isIt}`,
      ]);
    },

    pruneSessions: (now: number) => pruneSessions(gateway, now),
  };
}

/** Deletes ended sessions, and used challenges that are too old to be used again. */
async function pruneSessions(gateway: Gateway, now: number): Promise<void> {
  await gateway.write([
    sql`delete from ${staffSessions} where ${lt(staffSessions.expiresAt, now)}`,
    sql`delete from ${usedChallenges} where ${lt(usedChallenges.expiresAt, now)}`,
  ]);
}

const SEEN_EVERY_MS = 5 * 60_000;

/** Stores when a person last used a session, to five minutes. */
async function noteSeen(gateway: Gateway, session: StaffSession, at: number): Promise<void> {
  const { cookieHash, member, lastSeenAt } = session;
  if (at - (lastSeenAt ?? 0) < SEEN_EVERY_MS) return;
  await gateway.write([
    sql`update ${staffSessions} set last_seen_at = ${at} where cookie_hash = ${cookieHash}`,
    sql`update ${staff} set last_seen_at = ${at} where id = ${member.id}`,
  ]);
}

/** Returns the statements of a sign-in, which hold only under the condition. */
export function openingOf({ session, formerCookieHash, audit: entry }: SignIn, holds: SQL) {
  return [
    sql`delete from ${staffSessions} where cookie_hash = ${formerCookieHash} and ${holds}`,
    insertWhere(staffSessions, session, holds),
    sql`update ${staff} set last_seen_at = ${session.createdAt} where id = ${session.staffId} and ${holds}`,
    // A sign-in resets the PIN's attempts.
    sql`update ${staff} set pin_tries = 0, pin_locked_until = null where id = ${session.staffId} and pin_tries > 0 and ${holds}`,
    insertWhere(audit, entry, holds),
  ];
}

/** Counts the accounts that have a password: real ones, and those of a demo. */
async function countStaff(gateway: Gateway): Promise<{ real: number; demo: number }> {
  const rows = await gateway.read((db) =>
    db
      .select({ isDemo: staff.isDemo, all: count() })
      .from(staff)
      .where(ne(staff.passwordHash, ''))
      .groupBy(staff.isDemo),
  );
  const of = (isDemo: boolean) => rows.find((row) => row.isDemo === isDemo)?.all ?? 0;
  return { real: of(false), demo: of(true) };
}

async function namesOf(gateway: Gateway): Promise<{ id: string; name: string }[]> {
  const rows = await gateway.rows(staff);
  const names = rows.map(({ id, firstName, lastName }) => ({
    id,
    name: `${firstName} ${lastName}`.trim(),
  }));
  return names.sort((one, other) => one.name.localeCompare(other.name, 'tr'));
}

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
export function createApprovalsRepository(gateway: Gateway) {
  return {
    find: (id: string) => gateway.row(approvals, eq(approvals.id, id)),

    /** The first approval of a change stays. */
    give: (row: typeof approvals.$inferSelect, claim: string, entry: AuditEntry) =>
      gateway.write([
        sql`update ${staff} set pin_tries = 0, pin_locked_until = null where id = ${row.staffId}`,
        insertWhere(approvals, row, sql`true`),
        ...proven(claim),
        insertWhere(audit, entry, sql`true`),
      ]),
  };
}
