import type { MemberRow, MembersRepository } from '../../repositories/members.repository';
import type { PrivacyRequests } from '../../services/files/data-folder';
import type { Mailer } from '../../services/mail/mailer';

export type ForgetMemberDeps = {
  members: MembersRepository;
  privacyRequests: Pick<PrivacyRequests, 'keep'>;
  mailer: Mailer;
  now: () => number;
};

/** Deletes a member's personal data, also from queued mails; orders and points stay without a name. */
export async function forgetMember(
  { members, privacyRequests, mailer, now }: ForgetMemberDeps,
  member: MemberRow,
): Promise<void> {
  const at = now();
  privacyRequests.keep({ memberId: member.id, at });
  await members.forget(member, at);
  mailer.forget(member.email);
}
