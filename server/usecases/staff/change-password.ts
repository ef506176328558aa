import { DomainError } from '#domain/error-codes';
import type { ChangePasswordInput } from '#domain/staff/staff-account';
import type { StaffRepository, StaffSession } from '../../repositories/staff.repository';
import { hashPassword, isPasswordRight } from '../../services/secrets/password-hash';

export type ChangePasswordDeps = {
  staff: StaffRepository;
  now: () => number;
  newId: () => string;
  passwordCost: number;
};

/** Changes a password and ends the person's other sessions; returns their number. */
export async function changePassword(
  { staff, now, newId, passwordCost }: ChangePasswordDeps,
  { member, cookieHash }: StaffSession,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<{ signedOut: number }> {
  const isRight = await isPasswordRight(currentPassword, member.passwordHash);
  if (!isRight) {
    // A retry of a password change that already succeeded returns success.
    if (await isPasswordRight(newPassword, member.passwordHash)) return { signedOut: 0 };
    throw new DomainError('password.wrong');
  }
  const at = now();
  const signedOut = await staff.changePassword({
    member,
    passwordHash: await hashPassword(newPassword, passwordCost),
    keptSession: cookieHash,
    audit: {
      id: newId(),
      actor: member.id,
      action: 'staff.password',
      tbl: 'staff',
      pk: member.id,
      doneAt: at,
      receivedAt: at,
    },
  });
  // Somebody changed the password since the read.
  if (signedOut === null) throw new DomainError('password.wrong');
  return { signedOut };
}
