import { Trans, useLingui } from '@lingui/react/macro';
import { FRIES, type Fries, friesOf, type MenuItem } from '#domain/menu/menu-item';
import { useFriesText } from '../../../i18n/label-text';
import { useAnnounce } from '../../../ui/feedback/live-region';
import { RadioCards } from '../../../ui/form/inputs/FieldShell';
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
