import { sql } from 'drizzle-orm';
import { STAFF_ACCOUNTS } from '#domain/staff/staff-account';
import type { Row } from '../../db/record-row';
import { staff } from '../../db/tables/staff.table';
import type { Guard, ResourceStore } from './resource.repository';

const OWNER = 'super_admin';

/** Owners close staff accounts and never delete them, since the audit names them. A closed account has no session. */
export const staffStore: ResourceStore = {
  resource: STAFF_ACCOUNTS,
  table: staff,
  initial: { passwordHash: '' },
  facts: {
    hasPassword: sql`(password_hash <> '')`,
    hasPin: sql`(pin_hash is not null)`,
  },
  written: (row, at) => ('passwordHash' in row ? { ...row, createdAt: at } : row),
  mustHold: (after, before, actor) => [
    ...ownerStays(before, after, actor),
    {
      holds: sql`not exists (select 1 from ${staff} where email = ${after.email} and id <> ${after.id})`,
      code: 'staff.email_taken',
    },
  ],
  mayGo: (before, actor) => ownerStays(before, null, actor),
  archived: () => ({ isActive: false, invitedUntil: null, v: sql`v + 1` }),
  alongside: ({ before, after }, won) =>
    after?.isActive === false || after === null
      ? [sql`delete from staff_session where staff_id = ${before?.id ?? after?.id} and ${won}`]
      : [],
};

/** Only an owner changes accounts, nobody changes their own rights, and one owner who can sign in must remain. */
function ownerStays(before: Row | null, after: Row | null, actor: string): Guard[] {
  const isOwner = (row: Row | null) => row?.role === OWNER && Boolean(row.isActive);
  const isOwn = before?.id === actor;
  const isSame =
    before?.role === after?.role && Boolean(before?.isActive) === Boolean(after?.isActive);
  const guards: Guard[] = [
    {
      holds: sql`exists (select 1 from ${staff} where id = ${actor} and role = ${OWNER} and is_active = 1)`,
      code: 'forbidden',
    },
  ];
  if (isOwn && !isSame) guards.push({ holds: sql`false`, code: 'staff.own_account' });
  if (isOwner(before) && !isOwner(after)) {
    guards.push({
      holds: sql`exists (select 1 from ${staff} where id <> ${before?.id} and role = ${OWNER}
        and is_active = 1 and password_hash <> '' and is_demo <= ${before?.isDemo ? 1 : 0})`,
      code: 'staff.last_owner',
    });
  }
  return guards;
}
