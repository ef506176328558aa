import type { StaffRepository } from '../../repositories/staff.repository';
import { secretHash } from '../../services/keys';

/** Ends the session of a bearer or a cookie, whichever came; signing out twice is no mistake. */
export async function signOutStaff(
  { staff }: { staff: StaffRepository },
  { bearer, cookie }: { bearer: string; cookie: string },
): Promise<void> {
  if (!bearer && !cookie) return;
  await staff.closeSession({ bearerHash: secretHash(bearer), cookieHash: secretHash(cookie) });
}
