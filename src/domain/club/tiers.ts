import type * as v from 'valibot';
import type { clubRules } from '../guest-venue';

export type ClubRules = v.InferOutput<typeof clubRules>;

export const USUAL_CLUB: ClubRules = {
  tierPoints: [200, 500, 1000],
  tierNames: {
    en: ['Bronze', 'Silver', 'Gold', 'VIP'],
    tr: ['Bronz', 'Gümüş', 'Altın', 'VIP'],
  },
  tiersGive: { en: '', tr: '' },
  rewardPoints: [100, 200, 300],
};

export const TIERS = ['bronze', 'silver', 'gold', 'vip'] as const;
export type Tier = (typeof TIERS)[number];

export function tierFrom(tier: Tier, { tierPoints }: ClubRules = USUAL_CLUB): number {
  return [0, ...tierPoints][TIERS.indexOf(tier)] ?? Number.POSITIVE_INFINITY;
}

export function tierName(tier: Tier, { tierNames }: ClubRules, language: 'en' | 'tr'): string {
  return tierNames[language][TIERS.indexOf(tier)] ?? tier;
}

export function tierProgress(points: number, club: ClubRules = USUAL_CLUB) {
  const reached = TIERS.filter((tier) => points >= tierFrom(tier, club)).length - 1;
  const next = TIERS[reached + 1];
  const goal = next ? tierFrom(next, club) : null;
  return {
    tier: TIERS[reached] ?? TIERS[0],
    next: next ?? null,
    goal,
    missing: goal === null ? 0 : goal - points,
  };
}
