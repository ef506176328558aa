import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Customizations, Fries, ItemChoice, MenuItem } from '#domain/menu/menu-item';
import { FRIES, friesOf, itemChoice } from '#domain/menu/menu-item';
import { useCart, useMenu } from '../../../data/react/use-stores';
import { useFriesText } from '../../../i18n/label-text';
import { localized, useLanguage } from '../../../i18n/language';
import { useAnnounce } from '../../../ui/feedback/states';
import { RadioCards } from '../../../ui/form/inputs/inputs';
import { useToast } from '../../../ui/overlays/ToastProvider';
import { useHistoryState } from '../../../ui/router/RouterView';
import type { Wish } from '../../use-dialog';
import { useDialog, useDialogActions } from '../../use-dialog';
import { DishName, Price } from '../dish/Dish';

type FriesChoiceProps = {
  item: MenuItem;
  value: Fries | null;
  /** True if the guest tried to add the dish without a choice. */
  isMissing: boolean;
  onChange: (fries: Fries) => void;
};

/** Shows the choice of fries. Guests can tap a sold-out kind and hear why it is unavailable. */
export function FriesChoice(props: FriesChoiceProps) {
  const { item, value, isMissing, onChange } = props;
  const { t } = useLingui();
  const friesText = useFriesText();
  const announce = useAnnounce();
  const { soldOut } = friesOf(item);
  const kinds = [...FRIES].sort(
    (a, b) => Number(soldOut.includes(a)) - Number(soldOut.includes(b)),
  );
  const options = kinds.map((name) => {
    const isSoldOut = soldOut.includes(name);
    return {
      value: name,
      title: friesText(name),
      tag: isSoldOut ? t`OUT OF STOCK` : undefined,
      unavailable: isSoldOut,
    };
  });

  function sayWhy(kind: string) {
    const name = options.find(({ value }) => value === kind)?.title;
    announce(t`${name}: out of stock`);
  }

  function choose(chosen: string) {
    const fries = FRIES.find((name) => name === chosen);
    if (fries) onChange(fries);
  }

  return (
    <RadioCards
      label={t`Choose your fries`}
      hint={<PriceParts item={item} />}
      value={value}
      options={options}
      error={isMissing ? t`Choose your fries first` : undefined}
      onChange={choose}
      onUnavailable={sayWhy}
    />
  );
}

/** Shows what the price of one piece is made of. */
export function PriceParts({ item }: { item: MenuItem }) {
  const { kurus } = friesOf(item);
  if (kurus === 0) return <DishName row={item} />;
  return (
    <Trans>
      <DishName row={item} /> <Price kurus={item.priceKurus} /> + fries <Price kurus={kurus} />
    </Trans>
  );
}

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

/** Returns the chosen fries; a kind that sells out meanwhile is no longer chosen. */
export function useFries(item: MenuItem | undefined) {
  const [chosen, setFries] = useState<Fries | null>(null);
  const isGone = chosen !== null && item !== undefined && friesOf(item).soldOut.includes(chosen);
  return [isGone ? null : chosen, setFries] as const;
}

/** Announces why the dialog closed. */
export function useSoldOutWord(item: MenuItem | undefined): void {
  const { t } = useLingui();
  const { show } = useToast();
  const { items } = useMenu();
  const language = useLanguage();
  const [seen, setSeen] = useState(item);
  if (item && item !== seen) setSeen(item);
  const isGone =
    seen !== undefined && items.some(({ id, isAvailable }) => id === seen.id && !isAvailable);
  const name = seen ? localized(seen, 'name', language) : '';
  useEffect(() => {
    if (isGone) show({ tone: 'info', title: t`${name} has just sold out.` });
  }, [isGone, name, show, t]);
}

const PLAIN: Wish = { quantity: 1, notes: '' };

/** Stores a dialog's choices in the history entry, so that Back and reload keep them. */
export function useWish(): Wish {
  return useHistoryState((state) => state.wish) ?? PLAIN;
}
