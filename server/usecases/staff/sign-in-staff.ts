import { DomainError } from '#domain/error-codes';
import type { SignInStaffInput } from '#domain/staff/sign-in-staff';
import type { StaffRepository } from '../../repositories/staff.repository';
import { boundToken, type Keys, newToken, secretHash } from '../../services/keys';
import { isPasswordRight } from '../../services/password-hash';

export type SignInStaffDeps = {
  staff: StaffRepository;
  keys: Keys;
  now: () => number;
  isDemo: boolean;
};

export const STAFF_SESSION_MS = 12 * 60 * 60_000;

/** Opens a session of twelve hours: a cookie, and a bearer made from it that is worth nothing alone. */
export async function signInStaff(
  { staff, keys, now, isDemo }: SignInStaffDeps,
  { email, password }: SignInStaffInput,
) {
  const member = await staff.findByEmail(email);
  const mayTry = member?.isActive === true && (isDemo || !member.isDemo);
  const isRight = await isPasswordRight(password, mayTry ? member.passwordHash : null);
  if (!member || !isRight) throw new DomainError('auth.failed');
  const cookie = newToken();
  const token = boundToken(keys.bearer, cookie);
  await staff.openSession({
    cookieHash: secretHash(cookie),
    bearerHash: secretHash(token),
    staffId: member.id,
    createdAt: now(),
    expiresAt: now() + STAFF_SESSION_MS,
  });
  const { id, firstName, lastName, role } = member;
  return { cookie, token, user: { id, email: member.email, firstName, lastName, role } };
}
