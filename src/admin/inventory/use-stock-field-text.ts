import { useLingui } from '@lingui/react/macro';
import { useFieldText } from '../../i18n/field-text';

/** Returns the field errors of stock bookings, separate because guests do not need them. */
export function useStockFieldText(): (code: string) => string {
  const { t } = useLingui();
  const fieldText = useFieldText();
  const own: Readonly<Record<string, string>> = {
    'quantity.invalid': t`Enter an amount, up to three decimals. Example: 2,5`,
    'waste.reason_required': t`Choose a reason`,
    'correction.note_required': t`Say why the stock is corrected`,
  };
  return (code) => own[code] ?? fieldText(code);
}
