import type { ActivityLog } from '#domain/staff/activity-log';

export type Changed = { key: string; from: unknown; to: unknown };

/** Longer values are cut. */
const MOST = 4;
/** Fields with ids: staff see the names instead. */
const HIDDEN = /(^id|Id|At|^v)$/;

/** The changed fields with old and new values; internal fields are left out. */
export function changesOf({ before, after }: Pick<ActivityLog, 'before' | 'after'>): Changed[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...keys]
    .filter((key) => !HIDDEN.test(key))
    .map((key) => ({ key, from: before?.[key], to: after?.[key] }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
    .slice(0, MOST);
}
