import { MESSAGES_ON_TABLET_MS } from '#domain/messages/send-message';
import { barRules } from '#domain/settings/bar-rules';
import { cursorText, epochOfRole } from '#domain/sync/change';
import type { ChangesRepository } from '../../repositories/feed/changes.repository';
import type { SettingsRepository } from '../../repositories/settings.repository';

export type ReadSnapshotDeps = {
  changes: ChangesRepository;
  settings: SettingsRepository;
  now: () => number;
  minClient: string;
};

const DAY_MS = 24 * 60 * 60_000;
/** A tablet stores the last two days and all future bookings. */
const RECENT_MS = 2 * DAY_MS;

export async function readSnapshot(
  { changes, settings, now, minClient }: ReadSnapshotDeps,
  { role }: { role: string },
) {
  const at = now();
  const since = { recent: at - RECENT_MS, messages: at - MESSAGES_ON_TABLET_MS };
  const { epoch: own, headSeq, oldestSeq: _oldest, ...rows } = await changes.snapshot(since);
  const { rules: values, changed } = await settings.read();
  const epoch = epochOfRole(own, role);
  const rules = barRules(values, changed);
  return { epoch, cursor: cursorText(epoch, headSeq), ...rows, now: at, minClient, rules };
}
