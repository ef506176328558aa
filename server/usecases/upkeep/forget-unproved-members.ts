import { retentionOf } from '#domain/settings/retention';
import type { Parts } from '../shared/parts';

type ForgetUnprovedDeps = Pick<Parts, 'members' | 'mailer' | 'settings' | 'now'>;

const DAY_MS = 24 * 60 * 60_000;

/**
 * Deletes unverified members some days after they joined, once they are signed in nowhere, and personal data of finished orders of deleted members.
 */
export async function forgetUnprovedMembers({
  members,
  mailer,
  settings,
  now,
}: ForgetUnprovedDeps): Promise<void> {
  const at = now();
  const { unprovedDays } = retentionOf((await settings.read()).rules);
  const joinedBefore = at - unprovedDays * DAY_MS;
  for (const member of await members.unproved({ joinedBefore, now: at })) {
    await members.forget(member, at);
    mailer.forget(member.email);
  }
  await members.forgetRest();
}
