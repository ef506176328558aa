import type { AdminDb } from '../admin-db';
import { withDb } from '../db-health';
import type { DataDeps } from '../deps';

/** Drafts expire after this time (ms): a draft of yesterday could overwrite newer data. */
const KEPT_MS = 24 * 3_600_000;
const PREFIX = 'draft:';

/** Holds an unsaved edit; `what` names its subject: "table:5". */
export type StaffDraft = { userId: string; what: string; at: number; draft: unknown };

type Whose = Pick<StaffDraft, 'userId' | 'what'>;

/** Stores an unsaved edit, which then survives the lock, Back and a restart. */
export async function keepDraft(
  { db, now }: DataDeps<AdminDb>,
  { userId, what, draft }: Omit<StaffDraft, 'at'>,
): Promise<void> {
  const kept: StaffDraft = { userId, what, at: now(), draft };
  await withDb(db, () => db.meta.put({ k: keyOf(kept), v: kept }));
}

export async function forgetDraft({ db }: DataDeps<AdminDb>, whose: Whose): Promise<void> {
  await withDb(db, () => db.meta.delete(keyOf(whose)));
}

/** Reads drafts, the last edited first; deletes drafts older than a day. */
export async function readDrafts(
  { db, now }: DataDeps<AdminDb>,
  { userId, kind }: { userId: string; kind: string },
): Promise<StaffDraft[]> {
  const rows = await withDb(db, () => db.meta.where('k').startsWith(PREFIX).toArray());
  // Only keepDraft writes these rows.
  const kept = rows.map(({ v }) => v as StaffDraft);
  const isOld = ({ at }: StaffDraft) => now() - at > KEPT_MS;
  await withDb(db, () => db.meta.bulkDelete(kept.filter(isOld).map(keyOf)));
  return kept
    .filter((one) => one.userId === userId && one.what.startsWith(`${kind}:`) && !isOld(one))
    .sort((a, b) => b.at - a.at);
}

function keyOf({ userId, what }: Whose): string {
  return `${PREFIX}${userId}:${what}`;
}
