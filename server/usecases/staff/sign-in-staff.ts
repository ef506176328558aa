import { DomainError } from '#domain/error-codes';
import type { SignInStaffInput } from '#domain/staff/staff-account';
import type { StaffRepository } from '../../repositories/staff.repository';
import { boundToken, type Keys, newToken, secretHash } from '../../services/secrets/keys';
import { isPasswordRight } from '../../services/secrets/password-hash';
import { type AuditDeps, auditRow } from '../shared/audit-row';

export type SignInStaffDeps = AuditDeps & { staff: StaffRepository; keys: Keys; isDemo: boolean };

export const STAFF_SESSION_MS = 12 * 60 * 60_000;

/**
 * Opens a session of twelve hours with a cookie and a bearer derived from it. Ends the device's previous session
 * (`formerCookie`), because one device has one person.
 */
export async function signInStaff(
  deps: SignInStaffDeps,
  { email, password }: SignInStaffInput,
  { formerCookie, device }: { formerCookie: string; device: string },
) {
  const { staff, keys, isDemo } = deps;
  const member = await staff.findByEmail(email);
  const mayTry = member?.isActive === true && (isDemo || !member.isDemo);
  const isRight = await isPasswordRight(password, mayTry ? member.passwordHash : null);
  if (!member || !isRight) throw new DomainError('auth.failed');
  const cookie = newToken();
  const token = boundToken(keys.bearer, cookie);
  const at = deps.now();
  const fact = { action: 'staff.sign_in', tbl: 'staff', pk: member.id, at };
  await staff.openSession({
    session: {
      cookieHash: secretHash(cookie),
      bearerHash: secretHash(token),
      staffId: member.id,
      createdAt: at,
      expiresAt: at + STAFF_SESSION_MS,
      device,
      lastSeenAt: at,
    },
    formerCookieHash: secretHash(formerCookie),
    audit: auditRow(deps, { member }, fact),
  });
  const { id, firstName, lastName, role } = member;
  return { cookie, token, user: { id, email: member.email, firstName, lastName, role } };
}
