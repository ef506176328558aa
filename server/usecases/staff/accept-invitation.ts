import { DomainError } from '#domain/error-codes';
import type { AcceptInvitationInput, InvitationRead } from '#domain/staff/staff-account';
import type { StaffAccessRepository } from '../../repositories/resources/staff-access.repository';
import type { Keys } from '../../services/secrets/keys';
import { hashPassword } from '../../services/secrets/password-hash';
import { readInvitationToken } from '../../services/secrets/signed-links';
import { type AuditDeps, auditRow } from '../shared/audit-row';

export type AcceptInvitationDeps = AuditDeps & {
  staffAccess: StaffAccessRepository;
  keys: Keys;
  passwordCost: number;
};

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
