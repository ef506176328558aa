import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef } from 'react';
import type { MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { itemChoice } from '#domain/menu/menu-item';
import { useCart } from '../../../data/react/use-stores';
import { localized, useLanguage } from '../../../i18n/language';
import { useAnnounce } from '../../../ui/feedback/states';
import { useDialogActions } from '../../use-dialog';

/** Returns true if the item is in the cart, false if a dialog opened. */
export type ChooseItem = (item: MenuItem, category: MenuCategory) => boolean;

/** Applies the click rules. A stable function keeps cards from re-rendering. */
export function useChooseItem(): ChooseItem {
  const choose = useChoose();
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  return useCallback((item, category) => latest.current(item, category), []);
}

function useChoose(): ChooseItem {
  const { t } = useLingui();
  const language = useLanguage();
  const cart = useCart();
  const dialog = useDialogActions();
  const announce = useAnnounce();

  return (item, category) => {
    const name = localized(item, 'name', language);
    const choice = itemChoice(item, category);
    switch (choice) {
      case 'fries':
      case 'sauce':
        dialog.open({ d: choice, id: item.id });
        return false;
      case 'brunch':
        dialog.open({ d: 'brunch', step: 1, id: item.id });
        return false;
      case 'out-of-stock':
        announce(t`${name}: out of stock`);
        return false;
      case 'add':
        cart.add(item);
        announce(t`${name} added`);
        return true;
    }
  };
}
