import { DomainError } from '#domain/error-codes';
import type { DemoSignIn } from '#domain/staff/demo-accounts';
import type {
  AcceptInvitationInput,
  ChangePasswordInput,
  InvitationRead,
  SignInStaffInput,
} from '#domain/staff/staff-account';
import { DEMO } from '../../db/seed/demo';
import type { StaffRow, StaffSession } from '../../repositories/staff.repository';
import {
  boundToken,
  hashPassword,
  isPasswordRight,
  newToken,
  readInvitationToken,
  secretHash,
} from '../../services/keys';
import type { AuditDeps, Parts } from '../shared/staff-change';
import { auditRow } from '../shared/staff-change';

/** Opens a session and ends the device's previous one. @throws DomainError auth.failed */
export async function signInStaff(
  deps: AuditDeps & Pick<Parts, 'staff' | 'keys' | 'isDemo'>,
  { email, password }: SignInStaffInput,
  { formerCookie, device }: SignInFrom,
) {
  const { staff, isDemo } = deps;
  const member = await staff.findByEmail(email);
  const mayTry = member?.isActive === true && (isDemo || !member.isDemo);
  const isRight = await isPasswordRight(password, mayTry ? member.passwordHash : null);
  if (!member || !isRight) throw new DomainError('auth.failed');
  const { session, opened } = newSession(deps, member, device);
  const fact = { action: 'staff.sign_in', tbl: 'staff', pk: member.id, at: session.createdAt };
  await staff.openSession({
    session,
    formerCookieHash: secretHash(formerCookie),
    audit: auditRow(deps, { member }, fact),
  });
  return opened;
}

/** Ends the session of a bearer or cookie; a second sign-out succeeds. */
export async function signOutStaff(
  deps: AuditDeps & Pick<Parts, 'staff'>,
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

const DOOR: DemoSignIn = {
  accounts: DEMO.staff.map(({ email, role }) => ({ email, role })),
  password: DEMO.password,
};

/** Returns null outside a demo. */
export function listDemoAccounts({ isDemo }: { isDemo: boolean }): DemoSignIn | null {
  return isDemo ? DOOR : null;
}

type AcceptInvitationDeps = AuditDeps & Pick<Parts, 'staffAccess' | 'keys' | 'passwordCost'>;

/** Reads the account of an invitation link. @throws DomainError invitation.invalid */
export async function readInvitation(
  deps: AcceptInvitationDeps,
  token: string,
): Promise<InvitationRead> {
  const { firstName, email } = await invited(deps, token);
  return { firstName, email };
}

/** Sets the password of an invitation link's account, once per link. @throws DomainError invitation.invalid */
export async function acceptInvitation(
  deps: AcceptInvitationDeps,
  { token, newPassword }: AcceptInvitationInput,
): Promise<InvitationRead> {
  const account = await invited(deps, token);
  const fact = { action: 'staff.invitation', tbl: 'staff', pk: account.id };
  const isDone = await deps.staffAccess.accept(account, {
    passwordHash: await hashPassword(newPassword, deps.passwordCost),
    audit: auditRow(deps, { member: account }, fact),
  });
  if (!isDone) throw new DomainError('invitation.invalid');
  return { firstName: account.firstName, email: account.email };
}

async function invited({ staffAccess, keys, now }: AcceptInvitationDeps, token: string) {
  const invitation = readInvitationToken(keys, token);
  const account = invitation && (await staffAccess.account(invitation.staffId));
  const isOpen =
    account?.isActive === true &&
    account.inviteVersion === invitation?.version &&
    (account.invitedUntil ?? 0) > now();
  if (!isOpen) throw new DomainError('invitation.invalid');
  return account;
}

/** Changes a password and ends the person's other sessions; returns their number. */
export async function changePassword(
  deps: AuditDeps & Pick<Parts, 'staff' | 'passwordCost'>,
  { member, cookieHash }: StaffSession,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<{ signedOut: number }> {
  const isRight = await isPasswordRight(currentPassword, member.passwordHash);
  if (!isRight) {
    // A retry of a password change that already succeeded returns success.
    if (await isPasswordRight(newPassword, member.passwordHash)) return { signedOut: 0 };
    throw new DomainError('password.wrong');
  }
  const signedOut = await deps.staff.changePassword({
    member,
    passwordHash: await hashPassword(newPassword, deps.passwordCost),
    keptSession: cookieHash,
    audit: auditRow(deps, { member }, { action: 'staff.password', tbl: 'staff', pk: member.id }),
  });
  // Somebody changed the password since the read.
  if (signedOut === null) throw new DomainError('password.wrong');
  return { signedOut };
}

export const STAFF_SESSION_MS = 12 * 60 * 60_000;

/** The browser of a sign-in: its previous session ends, because one device has one person. */
export type SignInFrom = { formerCookie: string; device: string };

/** Returns a session of twelve hours with a cookie and a bearer derived from it. */
export function newSession(
  { keys, now }: Pick<Parts, 'keys' | 'now'>,
  member: StaffRow,
  device: string,
) {
  const cookie = newToken();
  const token = boundToken(keys.bearer, cookie);
  const { id, email, firstName, lastName, role } = member;
  const session = sessionRow({ cookie, token, device }, id, now());
  return { session, opened: { cookie, token, user: { id, email, firstName, lastName, role } } };
}

export function sessionRow(
  { cookie, token, device }: { cookie: string; token: string; device: string },
  staffId: string,
  at: number,
): Omit<StaffSession, 'member'> & { staffId: string } {
  const hashes = { cookieHash: secretHash(cookie), bearerHash: secretHash(token) };
  const expiresAt = at + STAFF_SESSION_MS;
  return { ...hashes, staffId, createdAt: at, expiresAt, device, lastSeenAt: at };
}
