import { useLingui } from '@lingui/react/macro';
import type { Customizations } from '#domain/menu/extras';
import type { MenuItem } from '#domain/menu/menu-item';
import { useCart } from '../../../data/react/use-cart';
import { localized } from '../../../i18n/localized';
import { useLanguage } from '../../../i18n/use-language';
import { useAnnounce } from '../../../ui/feedback/use-announce';
import { useDialogActions, type Wish } from '../../use-dialog';

/** Adds a dish with its choice, announces it and closes the dialog. */
export function useAddChosen(): (item: MenuItem, chosen: Customizations, wish: Wish) => void {
  const { t } = useLingui();
  const language = useLanguage();
  const { add } = useCart();
  const { close } = useDialogActions();
  const announce = useAnnounce();
  return (item, chosen, { quantity, notes }) => {
    const name = localized(item, 'name', language);
    const toKitchen = notes.trim();
    add(item, { ...chosen, ...(toKitchen && { notes: toKitchen }) }, quantity);
    announce(t`${name} added`);
    navigator.vibrate?.(10);
    close();
  };
}
