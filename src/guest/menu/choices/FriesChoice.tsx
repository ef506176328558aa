import { Trans, useLingui } from '@lingui/react/macro';
import { FRIES, FRIES_PRICE_KURUS, type Fries, SOLD_OUT_FRIES } from '#domain/menu/extras';
import { formatMoney } from '../../../i18n/format';
import { useFriesText } from '../../../i18n/label-text';
import { useLanguage } from '../../../i18n/use-language';
import { useAnnounce } from '../../../ui/feedback/use-announce';
import { RadioCards } from '../../../ui/form/inputs/RadioCards';

type FriesChoiceProps = {
  value: Fries | null;
  /** True if the guest tried to add the dish without a choice. */
  isMissing: boolean;
  hideLabel?: boolean;
  onChange: (fries: Fries) => void;
};

/** Shows the choice of fries. Guests can tap sweet potato and read why it is unavailable. */
export function FriesChoice({ value, isMissing, hideLabel = false, onChange }: FriesChoiceProps) {
  const { t } = useLingui();
  const friesText = useFriesText();
  const announce = useAnnounce();
  const extra = `+${formatMoney(FRIES_PRICE_KURUS, useLanguage())}`;
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

  function choose(chosen: string) {
    const fries = FRIES.find((name) => name === chosen);
    if (fries) onChange(fries);
  }

  return (
    <RadioCards
      label={<Trans>Choose your fries</Trans>}
      hideLabel={hideLabel}
      value={value}
      options={options}
      error={isMissing ? t`Choose your fries first` : undefined}
      onChange={choose}
      onUnavailable={() => announce(t`Sweet potato fries are out of stock.`)}
    />
  );
}
