import { useLingui } from '@lingui/react/macro';
import type { BrunchStep } from '#domain/brunch/brunch-details';

export function useBrunchTitle(step: BrunchStep): string {
  const { t } = useLingui();
  const titles: Record<BrunchStep, string> = {
    1: t`Choose your food`,
    2: t`Choose your sauce`,
    3: t`Choose your first drink`,
    4: t`Date and time`,
  };
  return titles[step];
}
