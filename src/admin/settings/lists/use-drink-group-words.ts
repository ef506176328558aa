import { useLingui } from '@lingui/react/macro';
import type { DrinkGroup } from '#domain/brunch/brunch-rules';

export function useDrinkGroupWords(): Record<DrinkGroup, string> {
  const { t } = useLingui();
  return {
    cocktails: t`Cocktails`,
    beers: t`Beers`,
    wines: t`Wines`,
    others: t`Other drinks`,
  };
}
