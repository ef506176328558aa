import * as v from 'valibot';
import { DomainError } from '../error-codes';
import { lineText, wholeNumber } from '../fields';
import type { clubRules } from '../guest-venue';
import type { Customizations, MenuItem, RewardKind } from '../menu/menu-item';
import { KURUS_PER_LIRA } from '../money';
import type { PlaceOrderInput, RedeemedLineInput } from '../orders/place-order';

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

function isReward(item: Offered): boolean {
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

/** Describes the body of POST /api/loyalty/redeem, as specified. The server compares the cost with its own. */
export const redeemInput = v.object({
  pointsToRedeem: wholeNumber(1, 1_000_000, 'points.invalid'),
  menuItemId: v.pipe(
    v.number('id.invalid'),
    v.safeInteger('id.invalid'),
    v.minValue(1, 'id.invalid'),
  ),
  description: v.nullish(lineText(200)),
});

export type RedeemInput = v.InferOutput<typeof redeemInput>;
export const REDEEM_KIND = 'loyalty.redeem';

export type FreeLine = { item: MenuItem; sauce: RewardSauce | null; holdId: string };

type Hold = { id: string; menuItemId: number; points: number };

/**
 * Matches each free dish with the hold it names, or with the oldest open hold of that dish. A hold pays once.
 * @throws DomainError order.reward_not_held, sold_out, order.option_required, order.option_not_for_item
 */
export function freeLines(
  items: readonly MenuItem[],
  holds: readonly Hold[],
  { redeemedItems, items: paid }: Pick<PlaceOrderInput, 'redeemedItems' | 'items'>,
): FreeLine[] {
  const left = [...holds];
  return redeemedItems.map((line, index) => {
    const at = left.findIndex((hold) => pays(hold, line));
    const [hold] = at < 0 ? [] : left.splice(at, 1);
    const item = items.find(({ id }) => id === line.originalMenuItemId);
    if (!hold || !item)
      throw new DomainError('order.reward_not_held', { itemId: line.originalMenuItemId });
    const { id: itemId, nameEn, nameTr } = item;
    if (!isReward(item)) {
      throw new DomainError('sold_out', {
        changes: [{ kind: 'sold_out', line: paid.length + index, itemId, nameEn, nameTr }],
      });
    }
    return { item, sauce: sauceOf(item, line), holdId: hold.id };
  });
}

function pays(hold: Hold, line: RedeemedLineInput): boolean {
  const isNamed = !line.holdId || line.holdId === hold.id;
  const isCost = line.pointsUsed == null || line.pointsUsed === hold.points;
  return hold.menuItemId === line.originalMenuItemId && isNamed && isCost;
}

function sauceOf(item: MenuItem, { customizations }: RedeemedLineInput): RewardSauce | null {
  const sauce = REWARD_SAUCES.find((one) => one === wishOf(customizations ?? {})) ?? null;
  const details = { itemId: item.id };
  if (takesRewardSauce(item.rewardKind)) {
    if (!sauce) throw new DomainError('order.option_required', details);
    return sauce;
  }
  if (sauce) throw new DomainError('order.option_not_for_item', details);
  return null;
}

function wishOf({ sauce, customSauce }: { sauce?: unknown; customSauce?: unknown }) {
  return sauce === 'custom-sauce' ? String(customSauce ?? '').toLocaleLowerCase('en') : sauce;
}

/** A member earns one point for this many lira, unless the venue set another number. */
export const LIRA_PER_POINT = 10;

type PaidLine = {
  item: Pick<MenuItem, 'alcohol' | 'tobacco'>;
  unitKurus: number;
  quantity: number;
};

/** Food and soft drinks earn points. Delivery fee, free dishes, alcohol and tobacco earn nothing. */
export function pointsEarned(
  paid: readonly PaidLine[],
  liraPerPoint: number = LIRA_PER_POINT,
): number {
  const kurus = paid.reduce((sum, { item, unitKurus, quantity }) => {
    const earns = !item.alcohol && !item.tobacco;
    return earns ? sum + unitKurus * quantity : sum;
  }, 0);
  return Math.floor(kurus / (liraPerPoint * KURUS_PER_LIRA));
}
