import { useMemo } from 'react';
import { INVENTORY, type InventoryUnit, UNIT_WORDS } from '#domain/inventory/inventory-item';
import type { Recipe } from '#domain/inventory/recipe';
import type { ResourceRecord } from '#domain/resource/resource';
import { useStaffFigures } from '../../../data/react/staff/use-staff-figures';
import { ALL_ITEMS, readAllItems } from '../../../data/staff/staff-reading';
import { useLanguage } from '../../../i18n/use-language';
import { formatCount } from '../../shared/figures';

const NONE: readonly ResourceRecord[] = [];

export type Ingredients = ReturnType<typeof useIngredients>;

/** Returns the stock items that a recipe may name, and formats a recipe: "1 pcs Burger bun, 0,15 kg Beef". */
export function useIngredients() {
  const language = useLanguage();
  const { value, fault, again } = useStaffFigures(ALL_ITEMS, undefined, readAllItems);
  const items = value ?? NONE;
  const known = useMemo(() => new Map(items.map((item) => [String(item.id), item])), [items]);
  return {
    items: value,
    fault,
    again,
    known,
    wordsOf: ({ lines }: Recipe) =>
      lines.flatMap(({ itemId, quantity }) => {
        const item = known.get(itemId);
        if (!item) return [];
        const unit = UNIT_WORDS[item.unit as InventoryUnit][language];
        return `${formatCount(quantity)} ${unit} ${INVENTORY.title(item, language)}`;
      }),
  };
}
