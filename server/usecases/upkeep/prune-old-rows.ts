import type { EffectsRepository } from '../../repositories/effects.repository';
import type { ChangesRepository } from '../../repositories/feed/changes.repository';
import type { MembersRepository } from '../../repositories/members.repository';
import type { SignInCodesRepository } from '../../repositories/sign-in-codes.repository';
import type { StaffRepository } from '../../repositories/staff.repository';
import type { StoredResponsesRepository } from '../../repositories/stored-responses.repository';
import type { Mailer } from '../../services/mail/mailer';

export type PruneDeps = {
  changes: ChangesRepository;
  effects: EffectsRepository;
  responses: StoredResponsesRepository;
  staff: StaffRepository;
  members: MembersRepository;
  signInCodes: SignInCodesRepository;
  mailer: Mailer;
  now: () => number;
  /** The server keeps rows for this many days, longer than any queued mutation's time to live. */
  keepDays: number;
};

const DAY_MS = 24 * 60 * 60_000;

export async function pruneOldRows({
  changes,
  effects,
  responses,
  staff,
  members,
  signInCodes,
  mailer,
  now,
  keepDays,
}: PruneDeps): Promise<void> {
  const before = now() - keepDays * DAY_MS;
  await changes.pruneBefore(before);
  await effects.pruneBefore(before);
  await responses.pruneBefore(before);
  await staff.pruneSessions(now());
  await members.pruneSessions(now());
  await signInCodes.pruneBefore(now() - DAY_MS);
  mailer.pruneBefore(before);
}
