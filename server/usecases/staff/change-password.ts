import { DomainError } from '#domain/error-codes';
import type { ChangePasswordInput } from '#domain/staff/staff-account';
import type { StaffRepository, StaffSession } from '../../repositories/staff.repository';
import { hashPassword, isPasswordRight } from '../../services/secrets/password-hash';
import { type AuditDeps, auditRow } from '../shared/audit-row';

export type ChangePasswordDeps = AuditDeps & {
  staff: StaffRepository;
  passwordCost: number;
};

/** Changes a password and ends the person's other sessions; returns their number. */
export async function changePassword(
  deps: ChangePasswordDeps,
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
