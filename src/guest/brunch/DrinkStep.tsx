import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BRUNCH_DRINKS } from '#domain/brunch/brunch-menu';
import { brunchDraft } from '../../data/drafts/brunch-draft';
import { useBrunchRules } from '../../data/react/brunch/use-brunch-rules';
import { useFieldText } from '../../i18n/field-text';
import { RadioCards } from '../../ui/form/inputs/RadioCards';
import { Stack } from '../../ui/layout/Stack';
import * as text from '../../ui/theme/text.css';
import { BrunchName } from '../booking/BrunchName';
import { BrunchArt } from './BrunchArt';
import type { ChoiceStepProps } from './FoodStep';

type DrinkGroup = keyof typeof BRUNCH_DRINKS;
const GROUPS: readonly DrinkGroup[] = ['cocktails', 'beers', 'wines'];

/** Shows the first drinks; all groups together are one choice. */
export function DrinkStep({ answers: { selectedDrink }, hasTried }: ChoiceStepProps) {
  const { t } = useLingui();
  const fieldText = useFieldText();
  const { drinkHours } = useBrunchRules();
  const isMissing = hasTried && !selectedDrink;
  const names: Record<DrinkGroup, string> = {
    cocktails: t`Cocktails`,
    beers: t`Beers`,
    wines: t`Wines`,
  };
  return (
    <Stack gap={24}>
      <p className={text.muted}>
        <Trans>
          After the first drink you can order more for{' '}
          <Plural value={drinkHours} one="# hour" other="# hours" />.
        </Trans>
      </p>
      {GROUPS.map((group, index) => (
        <RadioCards
          key={group}
          label={names[group]}
          layout="grid"
          value={
            BRUNCH_DRINKS[group].some(({ nameEn }) => nameEn === selectedDrink)
              ? selectedDrink
              : null
          }
          options={BRUNCH_DRINKS[group].map(({ nameEn }) => ({
            value: nameEn,
            title: <BrunchName value={nameEn} />,
            icon: <BrunchArt value={nameEn} />,
          }))}
          error={isMissing && index === 0 ? fieldText('brunch.drink_required') : undefined}
          onChange={(drink) => brunchDraft.patch({ selectedDrink: drink })}
        />
      ))}
    </Stack>
  );
}
