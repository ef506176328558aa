import type { MembersRepository } from '../../repositories/members.repository';
import type { Mailer } from '../../services/mail/mailer';

export type ForgetUnprovedDeps = {
  members: MembersRepository;
  mailer: Mailer;
  now: () => number;
};

const KEEP_MS = 30 * 24 * 60 * 60_000;

/**
 * Anybody may have typed an address that was never proved: a month after its member was last here it is forgotten.
 * So is what was still to be served when a member left.
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
