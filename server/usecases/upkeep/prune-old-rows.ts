import { JOBS_KEPT_MS } from '#domain/printing/printer';
import { retentionOf } from '#domain/settings/retention';
import type { EffectsRepository } from '../../repositories/effects.repository';
import type { ChangesRepository } from '../../repositories/feed/changes.repository';
import type { MembersRepository } from '../../repositories/members.repository';
import type { PrintJobsRepository } from '../../repositories/printing/print-jobs.repository';
import type { RateLimitsRepository } from '../../repositories/processes/rate-limits.repository';
import type { SettingsRepository } from '../../repositories/settings.repository';
import type { SignInCodesRepository } from '../../repositories/sign-in-codes.repository';
import type { StaffRepository } from '../../repositories/staff.repository';
import type { StoredResponsesRepository } from '../../repositories/stored-responses.repository';
import type { Mailer } from '../../services/mail/mailer';

type PruneDeps = {
  changes: ChangesRepository;
  effects: EffectsRepository;
  responses: StoredResponsesRepository;
  staff: StaffRepository;
  members: MembersRepository;
  signInCodes: SignInCodesRepository;
  printJobs: PrintJobsRepository;
  rateLimits: RateLimitsRepository;
  mailer: Mailer;
  now: () => number;
  settings: SettingsRepository;
};

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
