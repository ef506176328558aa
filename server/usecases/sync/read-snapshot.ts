import { cursorText } from '#domain/sync/change';
import type { ChangesRepository } from '../../repositories/changes.repository';

export type ReadSnapshotDeps = { changes: ChangesRepository; now: () => number; minClient: string };

/** A tablet holds the orders of the last two days. */
const SNAPSHOT_MS = 48 * 60 * 60_000;

export async function readSnapshot({ changes, now, minClient }: ReadSnapshotDeps) {
  const at = now();
  const { epoch, headSeq, orders, items } = await changes.snapshot(at - SNAPSHOT_MS);
  return { epoch, cursor: cursorText(epoch, headSeq), orders, items, now: at, minClient };
}
