import type { ItemChoice } from '#domain/menu/item-choice';
import type { MenuItem } from '#domain/menu/menu-item';
import { useAddChosen } from '../menu/use-add-chosen';
import { useDialogActs, type Wish } from '../use-dialog';

/** Puts a dish into the cart as wished, or goes on to the choice it comes with. */
export function useAddItem(): (item: MenuItem, choice: ItemChoice, wish: Wish) => Promise<void> {
  const addChosen = useAddChosen();
  const { open, step } = useDialogActs();
  return async (item, choice, wish) => {
    if (choice === 'add') return addChosen(item, {}, wish);
    if (choice === 'brunch') return open({ d: 'brunch', step: 1 });
    if (choice === 'out-of-stock') return;
    // Back from the choice finds the wish as it was said.
    await step({}, { replace: true, wish });
    await open({ d: choice, id: item.id }, wish);
  };
}
