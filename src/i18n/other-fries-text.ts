import { useLingui } from '@lingui/react/macro';
import type { Fries } from '#domain/menu/menu-item';
import { useFriesText } from './label-text';
import { useLanguage } from './language';

export function useOtherFriesText(): (soldOut: Fries, left: readonly Fries[]) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const friesText = useFriesText();
  return (soldOut, left) => {
    const kind = friesText(soldOut);
    const others = new Intl.ListFormat(language, { type: 'disjunction' }).format(
      left.map(friesText),
    );
    return t`${kind} fries are sold out. You can choose ${others} instead.`;
  };
}
