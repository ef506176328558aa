import type { CartLine } from '#domain/cart/cart';
import { FRIES, friesOf } from '#domain/menu/menu-item';
import { useMenu } from '../../data/react/use-menu';
import { useOtherFriesText } from '../../i18n/other-fries-text';

/** Names the first sold-out fries of these lines and the fries to choose instead; null means none to name. */
export function useOtherFries(lines: readonly CartLine[]): string | null {
  const text = useOtherFriesText();
  const { items } = useMenu();
  for (const { originalMenuItemId, customizations } of lines) {
    const item = items.find(({ id }) => id === originalMenuItemId);
    const wanted = customizations?.fries;
    if (!item?.isAvailable || !wanted) continue;
    const { soldOut } = friesOf(item);
    const left = FRIES.filter((kind) => !soldOut.includes(kind));
    if (soldOut.includes(wanted) && left.length > 0) return text(wanted, left);
  }
  return null;
}
