import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { PASSKEYS_MOST } from '#domain/staff/staff-account';
import type { Gateway, Statement } from '../../db/gateway';
import { insertWhere, updateWhere } from '../../db/gateway';
import { audit, passkeys, staff, staffSessions, usedChallenges } from '../../db/tables/staff.table';
import type { AuditEntry, StaffOnce } from '../rows/responses.repository';
import { writeOnce } from '../rows/responses.repository';
import type { SignIn, StaffRow } from '../staff.repository';
import { openingOf } from '../staff.repository';

export type PasskeyRow = typeof passkeys.$inferSelect;
type UsedChallenge = { hash: string; expiresAt: number };

/** A use of a passkey: its new counter, and whether a password manager keeps the passkey by now. */
export type PasskeyUse = Pick<PasskeyRow, 'id' | 'counter' | 'isBackedUp'>;

export function createPasskeysRepository(gateway: Gateway) {
  return {
    of: (staffId: string): Promise<PasskeyRow[]> =>
      gateway.rows(passkeys, eq(passkeys.staffId, staffId), [asc(passkeys.createdAt), sql`rowid`]),

    find: async (credentialId: string): Promise<{ passkey: PasskeyRow; member: StaffRow } | null> =>
      gateway.first((db) =>
        db
          .select({ passkey: passkeys, member: staff })
          .from(passkeys)
          .innerJoin(staff, eq(staff.id, passkeys.staffId))
          .where(eq(passkeys.credentialId, credentialId)),
      ),

    /** Returns false if the challenge was used, the passkey exists, or the person has as many as allowed. */
    async add(row: PasskeyRow, challenge: UsedChallenge, entry: AuditEntry): Promise<boolean> {
      const isAdded = sql`exists (select 1 from ${passkeys} where id = ${row.id})`;
      const results = await gateway.write([
        spend(challenge, row.id),
        insertWhere(
          passkeys,
          row,
          sql`${isUsedBy(challenge, row.id)} and (select count(*) from ${passkeys} where staff_id = ${row.staffId}) < ${PASSKEYS_MOST}`,
        ),
        insertWhere(audit, entry, isAdded),
        sql`select 1 where ${isAdded}`,
      ]);
      return isHit(results);
    },

    /**
     * Opens a session, once for each challenge; returns false if the challenge was used, or if the passkey or the
     * account has changed since the read.
     */
    async signIn(passkey: PasskeyUse, challenge: UsedChallenge, signIn: SignIn): Promise<boolean> {
      const { cookieHash, staffId, createdAt } = signIn.session;
      const { id, counter, isBackedUp } = passkey;
      const isOpen = sql`${isUsedBy(challenge, cookieHash)}
        and exists (select 1 from ${staff} where id = ${staffId} and is_active = 1)
        and exists (select 1 from ${passkeys} where id = ${id} and last_used_at = ${createdAt} and counter = ${counter})`;
      const results = await gateway.write([
        spend(challenge, cookieHash),
        updateWhere(
          passkeys,
          { counter, isBackedUp, lastUsedAt: createdAt },
          sql`id = ${id} and staff_id = ${staffId} and ${isUsedBy(challenge, cookieHash)}
            and (counter < ${counter} or (counter = 0 and ${counter} = 0))`,
        ),
        ...openingOf(signIn, isOpen),
        sql`select 1 where ${isOpen}`,
      ]);
      return isHit(results);
    },

    async rename(passkey: PasskeyRow, name: string, entry: AuditEntry): Promise<void> {
      const isIt = sql`id = ${passkey.id} and name = ${passkey.name}`;
      await gateway.write([
        insertWhere(audit, entry, sql`exists (select 1 from ${passkeys} where ${isIt})`),
        updateWhere(passkeys, { name }, isIt),
      ]);
    },

    remove: ({ id }: PasskeyRow, entry: AuditEntry) =>
      gateway.write([
        insertWhere(audit, entry, sql`exists (select 1 from ${passkeys} where id = ${id})`),
        sql`delete from ${passkeys} where id = ${id}`,
      ]),
  };
}

function spend({ hash, expiresAt }: UsedChallenge, usedBy: string): Statement {
  return insertWhere(usedChallenges, { hash, usedBy, expiresAt }, sql`true`);
}

function isUsedBy({ hash }: UsedChallenge, usedBy: string): SQL {
  return sql`exists (select 1 from ${usedChallenges} where hash = ${hash} and used_by = ${usedBy})`;
}

function isHit(results: readonly (readonly unknown[])[]): boolean {
  return (results.at(-1)?.length ?? 0) > 0;
}

const DEVICES_SHOWN = 100;

/** Stores how staff get into the back office: invitations, PINs, sessions. */
export function createStaffAccessRepository(gateway: Gateway) {
  function change(id: string, once: StaffOnce, rows: (won: SQL) => Statement[]) {
    const guard = sql`${isOwner(once.audit.actor)} and exists (select 1 from ${staff} where id = ${id})`;
    return writeOnce(gateway, { ...once, guard, rows });
  }

  return {
    account: (id: string) => gateway.row(staff, eq(staff.id, id)),

    /** Returns the person's open sessions, the latest first. */
    devices: (id: string, now: number) =>
      gateway.rows(
        staffSessions,
        and(eq(staffSessions.staffId, id), gt(staffSessions.expiresAt, now)),
        [desc(staffSessions.createdAt)],
        { limit: DEVICES_SHOWN },
      ),

    countPasskeys: async (id: string) =>
      Number(await gateway.value(sql`select count(*) from ${passkeys} where staff_id = ${id}`)),

    /** Writes a new link and invalidates older links; returns null if the asking person is no longer an owner. */
    invite: (id: string, until: number, once: StaffOnce) =>
      change(id, once, (won) => [
        sql`update ${staff} set invite_version = invite_version + 1, invited_until = ${until} where id = ${id} and ${won}`,
      ]),

    resetPin: (id: string, once: StaffOnce) =>
      change(id, once, (won) => [
        updateWhere(
          staff,
          { pinHash: null, pinTries: 0, pinLockedUntil: null },
          sql`id = ${id} and ${won}`,
        ),
      ]),

    endSessions: (id: string, once: StaffOnce) =>
      change(id, once, (won) => [
        sql`delete from ${staffSessions} where staff_id = ${id} and ${won}`,
      ]),

    /** Sets the password, ends open sessions and deletes the passkeys; returns false if somebody used or replaced the link. */
    async accept(
      { id, inviteVersion }: StaffRow,
      { passwordHash, audit: entry }: { passwordHash: string; audit: AuditEntry },
    ): Promise<boolean> {
      const isOpen = sql`exists (select 1 from ${staff} where id = ${id} and invite_version = ${inviteVersion}
        and invited_until > ${entry.receivedAt} and is_active = 1)`;
      const isSet = sql`exists (select 1 from ${staff} where id = ${id} and password_hash = ${passwordHash})`;
      const results = await gateway.write([
        updateWhere(
          staff,
          { passwordHash, pinHash: null, pinTries: 0, pinLockedUntil: null, invitedUntil: null },
          sql`id = ${id} and ${isOpen}`,
        ),
        sql`delete from ${staffSessions} where staff_id = ${id} and ${isSet}`,
        sql`delete from ${passkeys} where staff_id = ${id} and ${isSet}`,
        insertWhere(audit, entry, isSet),
        sql`select 1 where ${isSet}`,
      ]);
      return (results.at(-1)?.length ?? 0) > 0;
    },
  };
}

function isOwner(id: string): SQL {
  return sql`exists (select 1 from ${staff} where id = ${id} and role = 'super_admin' and is_active = 1)`;
}
