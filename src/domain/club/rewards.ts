import type { MenuItem, RewardKind } from '../menu/menu-item';

/** What a reward costs, in points. */
export const REWARD_COST: Record<RewardKind, number> = { side: 100, chicken: 200, burger: 300 };
export const REWARD_KINDS = ['side', 'chicken', 'burger'] as const satisfies readonly RewardKind[];

/** The dearest reward that so many points pay for; null: none. */
export function rewardInReach(points: number): RewardKind | null {
  return REWARD_KINDS.filter((kind) => points >= REWARD_COST[kind]).at(-1) ?? null;
}

/** The cheapest reward that so many points do not pay for; null: they pay for each. */
export function nextReward(points: number): RewardKind | null {
  return REWARD_KINDS.find((kind) => points < REWARD_COST[kind]) ?? null;
}

/** The sauces of the free chicken; the first two names are the specification's. */
export const REWARD_SAUCES = ['bbq', 'mayonnaise', 'spicy'] as const;
export type RewardSauce = (typeof REWARD_SAUCES)[number];

export const REWARD_SAUCE_NAMES: Record<RewardSauce, { en: string; tr: string }> = {
  bbq: { en: 'Classic BBQ', tr: 'Klasik BBQ' },
  mayonnaise: { en: 'Mayonnaise', tr: 'Mayonez' },
  spicy: { en: 'Spicy', tr: 'Acılı' },
};

/** How long the points of a free dish wait in a cart. */
export const HOLD_MS = 24 * 60 * 60_000;

type Offered = Pick<MenuItem, 'rewardKind' | 'isAvailable' | 'alcohol' | 'tobacco'>;

/** What a dish costs in points; null: it is none of the club's rewards, which are food only. */
export function rewardCost(item: Offered): number | null {
  const isFood = !item.alcohol && !item.tobacco;
  return isFood && item.isAvailable && item.rewardKind ? REWARD_COST[item.rewardKind] : null;
}

/** The dishes to choose from for one kind of reward. */
export function rewardItems<Item extends Offered>(items: readonly Item[], kind: RewardKind) {
  return items.filter((item) => item.rewardKind === kind && rewardCost(item) !== null);
}

/** Only the chicken comes with a sauce of its own. */
export function takesRewardSauce(kind: RewardKind | null): boolean {
  return kind === 'chicken';
}

/** The name of a free dish: "3 Chicken Tenders (Spicy Sauce)". */
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
