import { MESSAGES_ON_TABLET_MS } from '#domain/messages/guest-message';
import { cursorText, epochOfRole } from '#domain/sync/change';
import type { ChangesRepository } from '../../repositories/feed/changes.repository';

export type ReadSnapshotDeps = {
  changes: ChangesRepository;
  now: () => number;
  minClient: string;
};

const DAY_MS = 24 * 60 * 60_000;
/** A tablet stores the last two days and all future bookings. */
const RECENT_MS = 2 * DAY_MS;

export async function readSnapshot(
  { changes, now, minClient }: ReadSnapshotDeps,
  { role }: { role: string },
) {
  const at = now();
  const since = { recent: at - RECENT_MS, messages: at - MESSAGES_ON_TABLET_MS };
  const { epoch: own, headSeq, oldestSeq: _oldest, ...rows } = await changes.snapshot(since);
  const epoch = epochOfRole(own, role);
  return { epoch, cursor: cursorText(epoch, headSeq), ...rows, now: at, minClient };
}
