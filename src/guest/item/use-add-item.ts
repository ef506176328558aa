import type { Fries } from '#domain/menu/extras';
import type { ItemChoice } from '#domain/menu/item-choice';
import type { MenuItem } from '#domain/menu/menu-item';
import { useAddChosen } from '../menu/choices/use-add-chosen';
import { useDialogActions, type Wish } from '../use-dialog';

type ChosenItem = { item: MenuItem; choice: ItemChoice; wish: Wish; fries: Fries | null };

/** Adds the dish, or opens its sauces. */
export function useAddItem(): (chosen: ChosenItem) => Promise<void> {
  const addChosen = useAddChosen();
  const { open, step } = useDialogActions();
  return async ({ item, choice, wish, fries }) => {
    if (choice === 'add') return addChosen(item, {}, wish);
    if (choice === 'brunch') return open({ d: 'brunch', step: 1 });
    if (fries) return addChosen(item, { fries }, wish);
    if (choice !== 'sauce') return;
    // Back from the sauces restores the choices.
    await step({}, { replace: true, wish });
    await open({ d: choice, id: item.id }, wish);
  };
}
