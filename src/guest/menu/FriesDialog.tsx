import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FRIES, FRIES_PRICE_KURUS, type Fries, SOLD_OUT_FRIES } from '#domain/menu/extras';
import { formatMoney } from '../../i18n/format';
import { useFriesText } from '../../i18n/label-text';
import { useLanguage } from '../../i18n/use-language';
import { RadioCards } from '../../ui/controls/RadioCards';
import { useAnnounce } from '../../ui/feedback/use-announce';
import { Dialog } from '../../ui/overlays/Dialog';
import { useSoldOutWord } from '../item/use-sold-out-word';
import { useDialogActs } from '../use-dialog';
import { usePageTitle } from '../use-page-title';
import { ChoiceFooter } from './ChoiceFooter';
import { DishName } from './DishName';
import { useAddChosen } from './use-add-chosen';
import { useDialogItem } from './use-dialog-item';
import { useWish } from './use-wish';

/** Which fries go with it. Sweet potato can be tapped and says why nothing happens. */
export function FriesDialog() {
  const { t } = useLingui();
  const item = useDialogItem('fries');
  useSoldOutWord(item);
  const { close } = useDialogActs();
  const friesText = useFriesText();
  const extra = `+${formatMoney(FRIES_PRICE_KURUS, useLanguage())}`;
  const announce = useAnnounce();
  const addChosen = useAddChosen();
  const wish = useWish();
  const [fries, setFries] = useState<Fries | null>(null);
  const [error, setError] = useState<string>();
  usePageTitle(t`Choose your fries · Bar Bliss`);
  if (!item) return null;

  const options = FRIES.map((name) => {
    const isSoldOut = SOLD_OUT_FRIES.includes(name);
    return {
      value: name,
      title: friesText(name),
      price: extra,
      tag: isSoldOut ? <Trans>OUT OF STOCK</Trans> : undefined,
      unavailable: isSoldOut,
    };
  });

  function choose(value: string) {
    setFries(FRIES.find((name) => name === value) ?? null);
    setError(undefined);
  }

  function add() {
    if (!item) return;
    if (!fries) return setError(t`Choose your fries first`);
    addChosen(item, { fries }, wish);
  }

  return (
    <Dialog
      title={<Trans>Choose your fries</Trans>}
      description={<DishName row={item} />}
      variant="choice"
      onClose={close}
      footer={
        <ChoiceFooter
          totalKurus={(item.priceKurus + FRIES_PRICE_KURUS) * wish.quantity}
          onAdd={add}
        />
      }
    >
      <RadioCards
        label={<Trans>Fries</Trans>}
        hideLabel
        value={fries}
        options={options}
        error={error}
        onChange={choose}
        onUnavailable={() => announce(t`Sweet potato fries are out of stock.`)}
      />
    </Dialog>
  );
}
