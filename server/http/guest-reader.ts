import type { Context } from 'hono';
import type { Ability } from '#domain/staff/roles';
import type { Reader } from '../services/ownership';
import { guestProof } from './principal';
import { isStaffWho, type StaffGateDeps } from './require-staff';

/** Who wants to read something of a guest's: by its secret, by their cookie, or as staff who may. */
export async function readerOf(c: Context, deps: StaffGateDeps, ability: Ability): Promise<Reader> {
  const { secretHash, cookieHash } = guestProof(c);
  return { secretHash, deviceHash: cookieHash, isStaff: await isStaffWho(c, deps, ability) };
}
