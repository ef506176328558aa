import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { type Gateway, insertWhere, type Statement, updateWhere } from '../../db/gateway';
import { audit, passkeys, staff, staffSessions } from '../../db/tables/staff.table';
import type { StaffRow } from '../staff.repository';
import { type AuditEntry, type StaffOnce, writeOnce } from '../stored-responses.repository';

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
