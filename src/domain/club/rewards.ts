import type { MenuItem, RewardKind } from '../menu/menu-item';

export const REWARD_COST: Record<RewardKind, number> = { side: 100, chicken: 200, burger: 300 };
export const REWARD_KINDS = ['side', 'chicken', 'burger'] as const satisfies readonly RewardKind[];

export function rewardInReach(points: number): RewardKind | null {
  return REWARD_KINDS.filter((kind) => points >= REWARD_COST[kind]).at(-1) ?? null;
}

export function nextReward(points: number): RewardKind | null {
  return REWARD_KINDS.find((kind) => points < REWARD_COST[kind]) ?? null;
}

/** Lists the sauces of the free chicken; the first two names come from the specification. */
export const REWARD_SAUCES = ['bbq', 'mayonnaise', 'spicy'] as const;
export type RewardSauce = (typeof REWARD_SAUCES)[number];

export const REWARD_SAUCE_NAMES: Record<RewardSauce, { en: string; tr: string }> = {
  bbq: { en: 'Classic BBQ', tr: 'Klasik BBQ' },
  mayonnaise: { en: 'Mayonnaise', tr: 'Mayonez' },
  spicy: { en: 'Spicy', tr: 'Acılı' },
};

export const HOLD_MS = 24 * 60 * 60_000;

type Offered = Pick<MenuItem, 'rewardKind' | 'isAvailable' | 'alcohol' | 'tobacco'>;

export function rewardCost(item: Offered): number | null {
  const isFood = !item.alcohol && !item.tobacco;
  return isFood && item.isAvailable && item.rewardKind ? REWARD_COST[item.rewardKind] : null;
}

export function rewardItems<Item extends Offered>(items: readonly Item[], kind: RewardKind) {
  return items.filter((item) => item.rewardKind === kind && rewardCost(item) !== null);
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
