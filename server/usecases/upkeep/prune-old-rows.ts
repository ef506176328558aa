import { JOBS_KEPT_MS } from '#domain/printing/printer';
import { retentionOf } from '#domain/settings/retention';
import type { Parts } from '../shared/parts';

type PruneDeps = Pick<
  Parts,
  | 'changes'
  | 'effects'
  | 'responses'
  | 'staff'
  | 'members'
  | 'signInCodes'
  | 'printJobs'
  | 'rateLimits'
  | 'mailer'
  | 'now'
  | 'settings'
>;

const DAY_MS = 24 * 60 * 60_000;

export async function pruneOldRows({
  changes,
  effects,
  responses,
  staff,
  members,
  signInCodes,
  printJobs,
  rateLimits,
  mailer,
  now,
  settings,
}: PruneDeps): Promise<void> {
  const { technicalDays, mailDays } = retentionOf((await settings.read()).rules);
  const before = now() - technicalDays * DAY_MS;
  await changes.pruneBefore(before);
  await effects.pruneBefore(before);
  await responses.pruneBefore(before);
  await staff.pruneSessions(now());
  await members.pruneSessions(now());
  await signInCodes.pruneBefore(now() - DAY_MS);
  await printJobs.pruneBefore(now() - JOBS_KEPT_MS);
  await rateLimits.pruneBefore(now());
  mailer.pruneBefore(now() - mailDays * DAY_MS);
}
