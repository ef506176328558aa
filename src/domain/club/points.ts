import type { MenuItem } from '../menu/menu-item';
import { KURUS_PER_LIRA } from '../money';

const KURUS_PER_POINT = 10 * KURUS_PER_LIRA;

type PaidLine = {
  item: Pick<MenuItem, 'alcohol' | 'tobacco'>;
  unitKurus: number;
  quantity: number;
};

/**
 * One point for every ten lira paid for food and soft drinks. Delivery fee, free dishes, alcohol and tobacco earn
 * nothing.
 */
export function pointsEarned(paid: readonly PaidLine[]): number {
  const kurus = paid.reduce((sum, { item, unitKurus, quantity }) => {
    const earns = !item.alcohol && !item.tobacco;
    return earns ? sum + unitKurus * quantity : sum;
  }, 0);
  return Math.floor(kurus / KURUS_PER_POINT);
}
