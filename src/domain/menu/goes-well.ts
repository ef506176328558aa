import type { MenuCategory, MenuItem } from './menu-item';
import { isTableOnly, itemChoice } from './menu-item';

/** An order offers this many dishes that go well with it. */
const OFFERED = 4;

/**
 * Returns small additions to an order: from each category that the order lacks, the most popular or cheapest dish
 * that needs no choice and costs at most half of the dearest ordered dish. Never alcohol or tobacco.
 */
export function goesWellWith(
  ordered: readonly number[],
  items: readonly MenuItem[],
  categories: readonly MenuCategory[],
): MenuItem[] {
  const taken = items.filter(({ id }) => ordered.includes(id));
  const dearest = Math.max(0, ...taken.map(({ priceKurus }) => priceKurus));
  const isSmall = (item: MenuItem, category: MenuCategory) =>
    item.isAvailable &&
    !isTableOnly(item) &&
    2 * item.priceKurus <= dearest &&
    itemChoice(item, category) === 'add';
  return categories
    .filter(({ id }) => !taken.some(({ categoryId }) => categoryId === id))
    .flatMap((category) => {
      const small = items.filter((item) => item.categoryId === category.id);
      const [best] = small.filter((item) => isSmall(item, category)).sort(byAppeal);
      return best ? [best] : [];
    })
    .slice(0, OFFERED);
}

function byAppeal(a: MenuItem, b: MenuItem): number {
  return Number(b.isPopular ?? false) - Number(a.isPopular ?? false) || a.priceKurus - b.priceKurus;
}
