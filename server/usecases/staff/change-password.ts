import { DomainError } from '#domain/error-codes';
import type { ChangePasswordInput } from '#domain/staff/change-password';
import type { StaffRepository, StaffSession } from '../../repositories/staff.repository';
import { hashPassword, isPasswordRight } from '../../services/secrets/password-hash';

export type ChangePasswordDeps = {
  staff: StaffRepository;
  now: () => number;
  newId: () => string;
  passwordCost: number;
};

/** A new password for whoever knows the old one. Their other sessions end; how many did is answered. */
export async function changePassword(
  { staff, now, newId, passwordCost }: ChangePasswordDeps,
  { member, cookieHash }: StaffSession,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<{ signedOut: number }> {
  const isRight = await isPasswordRight(currentPassword, member.passwordHash);
  if (!isRight) {
    // A retry of a change that already succeeded.
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
  // The password was changed in the meantime: the typed one is no longer right.
  if (signedOut === null) throw new DomainError('password.wrong');
  return { signedOut };
}
