/** The points at which a tier begins. */
export const TIERS = [
  { tier: 'bronze', from: 0 },
  { tier: 'silver', from: 200 },
  { tier: 'gold', from: 500 },
  { tier: 'vip', from: 1000 },
] as const;
export type Tier = (typeof TIERS)[number]['tier'];

export type TierProgress = {
  tier: Tier;
  /** The tier after it; null at the top. */
  next: Tier | null;
  /** The points at which the next tier begins; null at the top. */
  goal: number | null;
  /** How many points are still missing; 0 at the top. */
  missing: number;
};

/** Which tier so many points are, and how far it is to the next. */
export function tierProgress(points: number): TierProgress {
  const reached = TIERS.filter(({ from }) => points >= from).length - 1;
  const next = TIERS[reached + 1];
  return {
    tier: TIERS[reached]?.tier ?? 'bronze',
    next: next?.tier ?? null,
    goal: next?.from ?? null,
    missing: next ? next.from - points : 0,
  };
}
