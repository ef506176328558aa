import type { MembersRepository } from '../../repositories/members.repository';
import type { Mailer } from '../../services/mail/mailer';

export type ForgetUnprovedDeps = {
  members: MembersRepository;
  mailer: Mailer;
  now: () => number;
};

const KEEP_MS = 30 * 24 * 60 * 60_000;

/**
 * Deletes unverified members a month after their last visit, and personal data of finished orders of deleted members.
 */
export async function forgetUnprovedMembers({
  members,
  mailer,
  now,
}: ForgetUnprovedDeps): Promise<void> {
  const at = now();
  for (const member of await members.unproved({ joinedBefore: at - KEEP_MS, now: at })) {
    await members.forget(member, at);
    mailer.forget(member.email);
  }
  await members.forgetRest();
}
