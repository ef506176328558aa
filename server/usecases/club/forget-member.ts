import type { MemberRow, MembersRepository } from '../../repositories/members.repository';
import type { Mailer } from '../../services/mail/mailer';

export type ForgetMemberDeps = { members: MembersRepository; mailer: Mailer; now: () => number };

/** Deletes a member's personal data, also from queued mails; orders and points stay without a name. */
export async function forgetMember(
  { members, mailer, now }: ForgetMemberDeps,
  member: MemberRow,
): Promise<void> {
  await members.forget(member, now());
  mailer.forget(member.email);
}
