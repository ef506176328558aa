import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { CUSTOM_SAUCE_MAX, SAUCES, type Sauce } from '#domain/menu/extras';
import { pieceKurus } from '#domain/menu/item-choice';
import { useFieldText } from '../../../i18n/field-text';
import { useSauceText } from '../../../i18n/label-text';
import { RadioCards } from '../../../ui/form/inputs/RadioCards';
import { TextInput } from '../../../ui/form/inputs/TextInput';
import { Stack } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useDialogActions } from '../../use-dialog';
import { usePageTitle } from '../../use-page-title';
import { DishName } from '../dish/Dish';
import { ChoiceFooter, FriesChoice } from './FriesChoice';
import { useAddChosen, useDialogItem, useFries, useSoldOutWord, useWish } from './use-choice';

export function FriesDialog() {
  const { t } = useLingui();
  const item = useDialogItem('fries');
  useSoldOutWord(item);
  const { close } = useDialogActions();
  const addChosen = useAddChosen();
  const wish = useWish();
  const [fries, setFries] = useFries(item);
  const [hasTried, setTried] = useState(false);
  usePageTitle(t`Choose your fries · Bar Bliss`);
  if (!item) return null;

  function add() {
    setTried(true);
    if (item && fries) addChosen(item, { fries }, wish);
  }

  return (
    <Dialog
      title={<Trans>Choose your fries</Trans>}
      description={<DishName row={item} />}
      variant="choice"
      onClose={close}
      footer={<ChoiceFooter totalKurus={pieceKurus(item, 'fries') * wish.quantity} onAdd={add} />}
    >
      <FriesChoice
        hideLabel
        item={item}
        value={fries}
        isMissing={hasTried && !fries}
        onChange={setFries}
      />
    </Dialog>
  );
}

/** Shows the choice of a free sauce. A custom sauce needs a text. */
export function SauceDialog() {
  const { t } = useLingui();
  const item = useDialogItem('sauce');
  useSoldOutWord(item);
  const { close } = useDialogActions();
  const sauceText = useSauceText();
  const fieldText = useFieldText();
  const addChosen = useAddChosen();
  const wish = useWish();
  const wishInput = useRef<HTMLInputElement>(null);
  const [sauce, setSauce] = useState<Sauce | null>(null);
  const [ownSauce, setOwnSauce] = useState('');
  const [hasTried, setTried] = useState(false);
  usePageTitle(t`Choose your sauce · Bar Bliss`);
  const isCustom = sauce === 'custom-sauce';
  useEffect(() => {
    if (isCustom) goToWish(wishInput.current);
  }, [isCustom]);
  if (!item) return null;

  const lacksWish = isCustom && ownSauce.trim() === '';

  function choose(value: string) {
    setSauce(SAUCES.find((name) => name === value) ?? null);
    setTried(false);
  }

  function add() {
    setTried(true);
    if (!item || !sauce) return;
    if (lacksWish) return wishInput.current?.focus();
    addChosen(item, isCustom ? { sauce, customSauce: ownSauce.trim() } : { sauce }, wish);
  }

  return (
    <Dialog
      title={<Trans>Choose your sauce</Trans>}
      description={<DishName row={item} />}
      variant="choice"
      onClose={close}
      footer={<ChoiceFooter totalKurus={item.priceKurus * wish.quantity} onAdd={add} />}
    >
      <Stack gap={16}>
        <RadioCards
          label={<Trans>Sauce</Trans>}
          hideLabel
          hint={<Trans>Sauces are free.</Trans>}
          value={sauce}
          options={SAUCES.map((name) => ({ value: name, title: sauceText(name) }))}
          error={hasTried && !sauce ? t`Choose your sauce first` : undefined}
          onChange={choose}
        />
        {isCustom && (
          <TextInput
            ref={wishInput}
            label={<Trans>Your sauce</Trans>}
            value={ownSauce}
            onChange={setOwnSauce}
            error={hasTried && lacksWish ? fieldText('sauce.required') : undefined}
            autoComplete="off"
            maxLength={CUSTOM_SAUCE_MAX}
            enterKeyHint="done"
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** Scrolls to the custom sauce's field; a keyboard's focus stays in the choices. */
function goToWish(input: HTMLInputElement | null): void {
  input?.scrollIntoView({ block: 'center' });
  if (!document.activeElement?.matches(':focus-visible')) input?.focus({ preventScroll: true });
}
