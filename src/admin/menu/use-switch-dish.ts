import { useLingui } from '@lingui/react/macro';
import { changeAvailability } from '../../data/commands/menu';
import { useCommand } from '../../data/react/use-command';
import { useLanguage } from '../../i18n/use-language';
import { useUndoable } from '../shared/use-undoable';

/** Describes a dish of the menu, or a line of an order. */
export type SwitchedDish = { id: number; nameEn: string; nameTr: string; isAvailable: boolean };

/** Changes a dish's availability, and keeps the last change for undo. */
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
