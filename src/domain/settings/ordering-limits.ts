import type { SettingKey } from './settings';

/** The values with which a setting keeps no order away. */
export const UNLIMITED = {
  'ordering.paused': false,
  'ordering.busyMinutes': 0,
  'ordering.table': true,
  'ordering.collection': true,
  'ordering.delivery': true,
} as const satisfies Partial<Record<SettingKey, unknown>>;

export type LimitKey = keyof typeof UNLIMITED;

/** A setting that keeps online orders away or makes them wait: by whom and since when (ISO), if that is known. */
export type OrderingLimit = {
  key: LimitKey;
  /** The added waiting time, for `ordering.busyMinutes`. */
  minutes: number;
  by: string | null;
  at: string | null;
};

const LIMIT_KEYS: readonly LimitKey[] = [
  'ordering.paused',
  'ordering.busyMinutes',
  'ordering.table',
  'ordering.collection',
  'ordering.delivery',
];

/** Returns the limits that stand, the pause first. */
export function orderingLimits(
  values: Readonly<Record<LimitKey, boolean | number>>,
  changed: ReadonlyMap<string, { by: string | null; at: string | null }>,
): OrderingLimit[] {
  return LIMIT_KEYS.filter((key) => values[key] !== UNLIMITED[key]).map((key) => {
    const { by = null, at = null } = changed.get(key) ?? {};
    return { key, minutes: Number(values[key]), by, at };
  });
}
