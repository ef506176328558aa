import type { StaffRepository } from '../../repositories/staff.repository';
import { secretHash } from '../../services/keys';
import { signedAudit } from './sign-in-staff';

export type SignOutStaffDeps = { staff: StaffRepository; now: () => number; newId: () => string };

/** Ends the session of a bearer or a cookie, whichever came; signing out twice is no mistake. */
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
  const entry = signedAudit({ id: newId(), action: 'staff.sign_out', staffId, at });
  await staff.closeSession(session.cookieHash, entry);
}
