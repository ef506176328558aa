export const TIERS = [
  { tier: 'bronze', from: 0 },
  { tier: 'silver', from: 200 },
  { tier: 'gold', from: 500 },
  { tier: 'vip', from: 1000 },
] as const;
export type Tier = (typeof TIERS)[number]['tier'];

export type TierProgress = {
  tier: Tier;
  next: Tier | null;
  goal: number | null;
  missing: number;
};

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
