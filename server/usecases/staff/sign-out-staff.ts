import type { StaffRepository } from '../../repositories/staff.repository';
import { secretHash } from '../../services/secrets/keys';
import { type AuditDeps, auditRow } from '../shared/audit-row';

export type SignOutStaffDeps = AuditDeps & { staff: StaffRepository };

/** Ends the session of a bearer or cookie; a second sign-out succeeds. */
export async function signOutStaff(
  deps: SignOutStaffDeps,
  { bearer, cookie }: { bearer: string; cookie: string },
): Promise<void> {
  const { staff } = deps;
  const at = deps.now();
  const session =
    (await staff.sessionByBearer(secretHash(bearer), at)) ??
    (await staff.sessionByCookie(secretHash(cookie), at));
  if (!session) return;
  const fact = { action: 'staff.sign_out', tbl: 'staff', pk: session.member.id, at };
  await staff.closeSession(session.cookieHash, auditRow(deps, session, fact));
}
