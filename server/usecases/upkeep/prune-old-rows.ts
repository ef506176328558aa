import type { ChangesRepository } from '../../repositories/changes.repository';
import type { EffectsRepository } from '../../repositories/effects.repository';
import type { ReceiptsRepository } from '../../repositories/receipts.repository';
import type { StaffRepository } from '../../repositories/staff.repository';

export type PruneDeps = {
  changes: ChangesRepository;
  effects: EffectsRepository;
  receipts: ReceiptsRepository;
  staff: StaffRepository;
  now: () => number;
};

/** Longer than any device keeps anything that it may still send. */
const KEEP_MS = 30 * 24 * 60 * 60_000;

export async function pruneOldRows({
  changes,
  effects,
  receipts,
  staff,
  now,
}: PruneDeps): Promise<void> {
  const before = now() - KEEP_MS;
  await changes.pruneBefore(before);
  await effects.pruneBefore(before);
  await receipts.pruneBefore(before);
  await staff.pruneSessions(now());
}
