import { useEffect } from 'react';
import { type ItemChoice, itemChoice } from '#domain/menu/item-choice';
import type { MenuItem } from '#domain/menu/menu-item';
import { useMenu } from '../../data/react/use-menu';
import { useDialog } from '../use-dialog';

/**
 * The item a choice dialog is about; undefined while the menu loads.
 * A link to an item without this choice (or gone from the menu) closes the dialog.
 */
export function useDialogItem(choice: ItemChoice): MenuItem | undefined {
  const { search, close } = useDialog();
  const { items, categories, state } = useMenu();
  const item = items.find(({ id }) => id === search.id);
  const category = categories.find(({ id }) => id === item?.categoryId);
  const fits = item?.isAvailable && category && itemChoice(item, category) === choice;
  const isLost = !fits && state !== 'loading';

  useEffect(() => {
    if (isLost) close();
  }, [isLost, close]);

  return fits ? item : undefined;
}
