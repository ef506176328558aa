import { Trans, useLingui } from '@lingui/react/macro';
import { FRIES, type Fries } from '#domain/menu/extras';
import { friesOf } from '#domain/menu/item-choice';
import type { MenuItem } from '#domain/menu/menu-item';
import { useFriesText } from '../../../i18n/label-text';
import { Button } from '../../../ui/controls/Button';
import { useAnnounce } from '../../../ui/feedback/live-region';
import { RadioCards } from '../../../ui/form/inputs/RadioCards';
import { DishName, Price } from '../dish/Dish';

type ChoiceFooterProps = { totalKurus: number; onAdd: () => void };

/** Shows "Add · ₺580", the price with the choice. */
export function ChoiceFooter({ totalKurus, onAdd }: ChoiceFooterProps) {
  return (
    <Button size="cta" block onClick={onAdd}>
      <Trans>Add</Trans> · <Price kurus={totalKurus} />
    </Button>
  );
}

type FriesChoiceProps = {
  item: MenuItem;
  value: Fries | null;
  /** True if the guest tried to add the dish without a choice. */
  isMissing: boolean;
  hideLabel?: boolean;
  onChange: (fries: Fries) => void;
};

/** Shows the choice of fries. Guests can tap a sold-out kind and hear why it is unavailable. */
export function FriesChoice(props: FriesChoiceProps) {
  const { item, value, isMissing, hideLabel = false, onChange } = props;
  const { t } = useLingui();
  const friesText = useFriesText();
  const announce = useAnnounce();
  const { kurus, soldOut } = friesOf(item);
  const options = FRIES.map((name) => {
    const isSoldOut = soldOut.includes(name);
    return {
      value: name,
      title: friesText(name),
      tag: isSoldOut ? <Trans>OUT OF STOCK</Trans> : undefined,
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
      label={<Trans>Choose your fries</Trans>}
      hideLabel={hideLabel}
      hint={kurus > 0 && <PriceParts item={item} friesKurus={kurus} />}
      value={value}
      options={options}
      error={isMissing ? t`Choose your fries first` : undefined}
      onChange={choose}
      onUnavailable={sayWhy}
    />
  );
}

type PricePartsProps = { item: MenuItem; friesKurus: number };

/** Shows what the price of one piece is made of. */
function PriceParts({ item, friesKurus }: PricePartsProps) {
  return (
    <Trans>
      <DishName row={item} /> <Price kurus={item.priceKurus} /> + fries <Price kurus={friesKurus} />
    </Trans>
  );
}
