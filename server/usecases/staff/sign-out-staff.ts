import type { StaffRepository } from '../../repositories/staff.repository';
import { secretHash } from '../../services/secrets/keys';

export type SignOutStaffDeps = { staff: StaffRepository; now: () => number; newId: () => string };

/** Ends the session of a bearer or cookie; a second sign-out succeeds. */
export async function signOutStaff(
  { staff, now, newId }: SignOutStaffDeps,
  { bearer, cookie }: { bearer: string; cookie: string },
): Promise<void> {
  const at = now();
  const session =
    (await staff.sessionByBearer(secretHash(bearer), at)) ??
    (await staff.sessionByCookie(secretHash(cookie), at));
  if (!session) return;
  const staffId = session.member.id;
  await staff.closeSession(session.cookieHash, {
    id: newId(),
    actor: staffId,
    action: 'staff.sign_out',
    tbl: 'staff',
    pk: staffId,
    doneAt: at,
    receivedAt: at,
  });
}
