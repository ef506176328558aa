import type { ActivityLog } from '#domain/staff/activity-log';

export type Changed = { key: string; from: unknown; to: unknown };

/** The list shows at most this many fields. */
const MOST = 4;
/** These fields hold ids: staff see the names instead. */
const HIDDEN = /(^id|Id|At|^v|^reference)$/;

/** Returns the changed fields with old and new values, and leaves out internal fields. */
export function changesOf(
  { before, after }: Pick<ActivityLog, 'before' | 'after'>,
  most = MOST,
): Changed[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...keys]
    .filter((key) => !HIDDEN.test(key))
    .map((key) => ({ key, from: before?.[key], to: after?.[key] }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
    .slice(0, most);
}
