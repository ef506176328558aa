import * as v from 'valibot';
import { DomainError } from '../error-codes';
import { lineText, wholeNumber } from '../fields';
import type { MenuItem } from '../menu/menu-item';
import { KURUS_PER_LIRA } from '../money';
import type { PlaceOrderInput, RedeemedLineInput } from '../orders/place-order';
import { isReward, REWARD_SAUCES, type RewardSauce, takesRewardSauce } from './rewards';

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
