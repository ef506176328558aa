import type { Context } from 'hono';
import type { Ability } from '#domain/staff/roles';
import type { Reader } from '../services/files/data-folder';
import { type MemberGateDeps, memberSession } from './member-session';
import { guestProof } from './principal';
import { isStaffWho, type StaffGateDeps } from './require-staff';

/** Returns the reader's proofs: secret, cookie, membership, staff session. */
export async function readerOf(
  c: Context,
  deps: StaffGateDeps & MemberGateDeps,
  ability: Ability,
): Promise<Reader> {
  const { secretHash, cookieHash } = guestProof(c, deps.reach);
  const memberId = await memberIdOf(c, deps);
  const isStaff = await isStaffWho(c, deps, ability);
  return { secretHash, deviceHash: cookieHash, memberId, isStaff };
}

export async function memberIdOf(c: Context, deps: MemberGateDeps): Promise<string | null> {
  const session = await memberSession(c, deps);
  return session?.member.id ?? null;
}
