import type { MenuItem } from '../menu/menu-item';
import { KURUS_PER_LIRA } from '../money';

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
