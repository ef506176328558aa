import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef } from 'react';
import { itemChoice } from '#domain/menu/item-choice';
import type { MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { useCart } from '../../../data/react/use-cart';
import { localized } from '../../../i18n/localized';
import { useLanguage } from '../../../i18n/use-language';
import { useAnnounce } from '../../../ui/feedback/use-announce';
import { useDialogActions } from '../../use-dialog';

/** Does what a tap on an item's Add means; true when the item is now in the cart. */
export type ChooseItem = (item: MenuItem, category: MenuCategory) => boolean;

/** The menu's click rules at work. The function stays the same, so cards need not render again. */
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
