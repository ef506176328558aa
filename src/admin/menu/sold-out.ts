import { useLingui } from '@lingui/react/macro';
import type { MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { isOutOfStock, isSweetPotato } from '#domain/menu/menu-item';
import type { OrderItemRead } from '#domain/orders/guest-order';
import { dishName } from '#domain/orders/ticket-lines';
import { changeAvailability } from '../../data/commands/menu';
import { useCommand } from '../../data/react/use-app';
import type { DishOnMenu } from '../../data/react/use-staff';
import { useLanguage } from '../../i18n/language';
import type { SwitchedDish } from '../orders/shared/board-view';
import { useOrderActions } from '../orders/shared/board-view';
import { useUndoable } from '../shared/UndoBar';

export function useSoldOutActions(
  items: readonly OrderItemRead[],
  soldOut: ReadonlySet<number>,
): { id: string; label: string; onSelect: () => void }[] {
  const { t } = useLingui();
  const language = useLanguage();
  const { switchDish } = useOrderActions();
  const dishes = new Map(items.map((item) => [item.menuItemId, item]));
  return [...dishes].map(([id, item]) => {
    const [nameEn, nameTr] = [dishName(item, 'en'), dishName(item, 'tr')];
    const name = language === 'tr' ? nameTr : nameEn;
    const isAvailable = !soldOut.has(id);
    return {
      id: `sold-out-${id}`,
      label: isAvailable ? t`Sold out: ${name}` : t`Back on the menu: ${name}`,
      onSelect: () => switchDish({ id, nameEn, nameTr, isAvailable }),
    };
  });
}

/** Says which sold-out fries keep guests from ordering a dish; null means none. */
export function friesMissing(
  dish: DishOnMenu,
  { categories, items }: { categories: readonly MenuCategory[]; items: readonly MenuItem[] },
): 'sweet' | 'all' | null {
  const fries = items.find(({ id }) => id === dish.id)?.fries;
  const slug = categories.find(({ id }) => id === dish.categoryId)?.slug ?? '';
  if (!isOutOfStock({ ...dish, ...(fries && { fries }) }, { slug })) return null;
  return isSweetPotato(dish) ? 'sweet' : 'all';
}

export function useSwitchDish() {
  const { t } = useLingui();
  const language = useLanguage();
  const change = useCommand(changeAvailability);
  const { perform, ...done } = useUndoable();

  function switchDish({ id: itemId, nameEn, nameTr, isAvailable }: SwitchedDish) {
    const name = language === 'tr' && nameTr ? nameTr : nameEn;
    perform({
      about: `dish ${itemId} ${!isAvailable}`,
      words: isAvailable ? t`${name}: sold out` : t`${name}: available again`,
      run: () => change({ itemId, from: isAvailable, to: !isAvailable }),
      undo: () => change({ itemId, from: !isAvailable, to: isAvailable }),
    });
  }

  return { switchDish, ...done };
}
