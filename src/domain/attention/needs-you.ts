import type { DeviceRole } from '../stations/station';

/**
 * What waits for a person, the most urgent first. A new kind needs its place here, its facts on the device and its words
 * on the rail.
 */
export const NEED_KINDS = [
  'call',
  'order',
  'sound',
  'printer',
  'late',
  'double',
  'cooking',
  'unpaid',
  'back',
  'approve',
  'deposit',
  'limit',
  'silent',
  'day',
] as const;
export type NeedKind = (typeof NEED_KINDS)[number];

/** These ring, so every page shows them. */
export const URGENT: readonly NeedKind[] = ['call', 'order', 'sound'];

/** A station has no guests, no bills and no bookings. */
const AT_STATION: readonly NeedKind[] = ['order', 'sound', 'printer', 'limit', 'silent'];

export function needKindsOf(role: DeviceRole): readonly NeedKind[] {
  switch (role) {
    case 'office':
      return [];
    case 'kitchen':
    case 'grill':
    case 'shisha':
      return AT_STATION;
    case 'waiter':
      return NEED_KINDS.filter((kind) => kind !== 'sound');
    case 'bar':
      return NEED_KINDS;
  }
}

/** The facts of each kind, in the order in which they wait. */
export type NeedFacts<Facts extends Partial<Record<NeedKind, unknown>>> = {
  readonly [Kind in keyof Facts]?: readonly Facts[Kind][];
};

/** An entry is one sentence about its first fact, and how many more there are. */
export type Need<Facts extends Partial<Record<NeedKind, unknown>>> = {
  [Kind in keyof Facts & NeedKind]: {
    kind: Kind;
    first: Facts[Kind];
    all: readonly Facts[Kind][];
  };
}[keyof Facts & NeedKind];

/** Every call has its own answer; the other kinds are one entry each. */
const ONE_BY_ONE: readonly NeedKind[] = ['call', 'limit'];

/** Returns the entries of the rail: what this device shows, the most urgent kind first. */
export function needsYou<Facts extends Partial<Record<NeedKind, unknown>>>(
  role: DeviceRole,
  facts: NeedFacts<Facts>,
): Need<Facts>[] {
  return needKindsOf(role).flatMap((kind) => {
    const all: readonly unknown[] = facts[kind] ?? [];
    const groups = ONE_BY_ONE.includes(kind) ? all.map((fact) => [fact]) : [all];
    // The kind names the type of its facts.
    return groups.flatMap((group) =>
      group.length === 0 ? [] : [{ kind, first: group[0], all: group } as Need<Facts>],
    );
  });
}
