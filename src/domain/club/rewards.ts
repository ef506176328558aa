import type { Customizations, MenuItem, RewardKind } from '../menu/menu-item';
import { type ClubRules, USUAL_CLUB } from './tiers';

export const REWARD_KINDS = ['side', 'chicken', 'burger'] as const satisfies readonly RewardKind[];

export function costOf(kind: RewardKind, { rewardPoints }: ClubRules = USUAL_CLUB): number {
  return rewardPoints[REWARD_KINDS.indexOf(kind)] ?? Number.POSITIVE_INFINITY;
}

/** Returns the dearest reward that these points pay for. */
export function rewardInReach(points: number, club: ClubRules): RewardKind | null {
  return (
    byCost(club)
      .filter((kind) => points >= costOf(kind, club))
      .at(-1) ?? null
  );
}

export function nextReward(points: number, club: ClubRules): RewardKind | null {
  return byCost(club).find((kind) => points < costOf(kind, club)) ?? null;
}

function byCost(club: ClubRules): RewardKind[] {
  return [...REWARD_KINDS].sort((one, other) => costOf(one, club) - costOf(other, club));
}

/** Lists the sauces of the free chicken; the first two names come from the specification. */
export const REWARD_SAUCES = ['bbq', 'mayonnaise', 'spicy'] as const;
export type RewardSauce = (typeof REWARD_SAUCES)[number];

export const REWARD_SAUCE_NAMES: Record<RewardSauce, { en: string; tr: string }> = {
  bbq: { en: 'Classic BBQ', tr: 'Klasik BBQ' },
  mayonnaise: { en: 'Mayonnaise', tr: 'Mayonez' },
  spicy: { en: 'Spicy', tr: 'Acılı' },
};

/** The menu's sauces lack mayonnaise: an order has it as a custom sauce. */
export function choiceOfSauce(sauce: RewardSauce | null): Customizations {
  if (sauce === null) return {};
  return sauce === 'mayonnaise' ? { sauce: 'custom-sauce', customSauce: 'Mayonnaise' } : { sauce };
}

export const HOLD_MS = 24 * 60 * 60_000;

type Offered = Pick<MenuItem, 'rewardKind' | 'isAvailable' | 'alcohol' | 'tobacco'>;

export function isReward(item: Offered): boolean {
  return !item.alcohol && !item.tobacco && item.isAvailable && item.rewardKind !== null;
}

export function rewardCost(item: Offered, club: ClubRules): number | null {
  return isReward(item) && item.rewardKind ? costOf(item.rewardKind, club) : null;
}

export function rewardItems<Item extends Offered>(items: readonly Item[], kind: RewardKind) {
  return items.filter((item) => item.rewardKind === kind && isReward(item));
}

export function takesRewardSauce(kind: RewardKind | null): boolean {
  return kind === 'chicken';
}

export function rewardName(
  item: Pick<MenuItem, 'nameEn' | 'nameTr'>,
  sauce: RewardSauce | null,
  language: 'en' | 'tr',
): string {
  const name = language === 'tr' ? item.nameTr : item.nameEn;
  if (!sauce) return name;
  const of = REWARD_SAUCE_NAMES[sauce][language];
  return language === 'tr' ? `${name} (${of} Sos)` : `${name} (${of} Sauce)`;
}
