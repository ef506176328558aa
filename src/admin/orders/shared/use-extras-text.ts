import { useLingui } from '@lingui/react/macro';
import type { OrderItemCustomizations } from '#domain/orders/guest-order';
import { useFriesText, useSauceText } from '../../../i18n/label-text';

/** Returns a dish's extras as text; the ticket shows notes separately. */
export function useExtrasText(): (chosen: OrderItemCustomizations) => string[] {
  const { t } = useLingui();
  const friesText = useFriesText();
  const sauceText = useSauceText();
  return ({ fries, sauce, customSauce }) => {
    const friesName = fries && friesText(fries);
    const sauceName = customSauce ? `“${customSauce}”` : sauce && sauceText(sauce);
    return [
      ...(friesName ? [t`+ Fries: ${friesName}`] : []),
      ...(sauceName ? [t`Sauce: ${sauceName}`] : []),
    ];
  };
}
