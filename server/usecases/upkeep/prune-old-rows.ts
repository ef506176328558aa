import type { ChangesRepository } from '../../repositories/changes.repository';
import type { EffectsRepository } from '../../repositories/effects.repository';
import type { MembersRepository } from '../../repositories/members.repository';
import type { ReceiptsRepository } from '../../repositories/receipts.repository';
import type { SignInCodesRepository } from '../../repositories/sign-in-codes.repository';
import type { StaffRepository } from '../../repositories/staff.repository';

export type PruneDeps = {
  changes: ChangesRepository;
  effects: EffectsRepository;
  receipts: ReceiptsRepository;
  staff: StaffRepository;
  members: MembersRepository;
  signInCodes: SignInCodesRepository;
  now: () => number;
};

/** Longer than any device keeps anything that it may still send. */
const DAY_MS = 24 * 60 * 60_000;
const KEEP_MS = 30 * DAY_MS;

export async function pruneOldRows({
  changes,
  effects,
  receipts,
  staff,
  members,
  signInCodes,
  now,
}: PruneDeps): Promise<void> {
  const before = now() - KEEP_MS;
  await changes.pruneBefore(before);
  await effects.pruneBefore(before);
  await receipts.pruneBefore(before);
  await staff.pruneSessions(now());
  await members.pruneSessions(now());
  await signInCodes.pruneBefore(now() - DAY_MS);
}
