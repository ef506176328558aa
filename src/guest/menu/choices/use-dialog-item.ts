import { useEffect } from 'react';
import { type ItemChoice, itemChoice } from '#domain/menu/item-choice';
import type { MenuItem } from '#domain/menu/menu-item';
import { useMenu } from '../../../data/react/use-menu';
import { useDialog } from '../../use-dialog';

/**
 * Returns a dialog's item, or undefined while the menu loads. A missing item, or one without this choice, closes the
 * dialog.
 * @param choice the required click rule; without it any rule counts
 */
export function useDialogItem(choice?: ItemChoice): MenuItem | undefined {
  const { search, close } = useDialog();
  const { items, categories, state } = useMenu();
  const item = items.find(({ id }) => id === search.id);
  const category = categories.find(({ id }) => id === item?.categoryId);
  const isOnMenu = item?.isAvailable && category;
  const fits = isOnMenu && (!choice || itemChoice(item, category) === choice);
  const isLost = !fits && state !== 'loading';

  useEffect(() => {
    if (isLost) close();
  }, [isLost, close]);

  return fits ? item : undefined;
}
