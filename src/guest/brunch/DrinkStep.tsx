import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { DRINK_GROUPS, type DrinkGroup } from '#domain/brunch/brunch-rules';
import { brunchDraft } from '../../data/drafts/brunch-draft';
import { useFieldText } from '../../i18n/field-text';
import { RadioCards } from '../../ui/form/inputs/RadioCards';
import { Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { BrunchName } from '../booking/BrunchName';
import { BrunchArt } from './BrunchArt';
import type { ChoiceStepProps } from './FoodStep';

/** Shows the first drinks; all groups together are one choice. */
export function DrinkStep({ answers: { selectedDrink }, rules, hasTried }: ChoiceStepProps) {
  const { t } = useLingui();
  const fieldText = useFieldText();
  const { drinkHours, drinks } = rules;
  const groups = DRINK_GROUPS.map((group) => ({
    group,
    drinks: drinks.filter((drink) => drink.group === group),
  })).filter((one) => one.drinks.length > 0);
  const isMissing = hasTried && !selectedDrink;
  const names: Record<DrinkGroup, string> = {
    cocktails: t`Cocktails`,
    beers: t`Beers`,
    wines: t`Wines`,
    others: t`Other drinks`,
  };
  return (
    <Stack gap={24}>
      <p className={text.muted}>
        <Trans>
          After the first drink you can order more for{' '}
          <Plural value={drinkHours} one="# hour" other="# hours" />.
        </Trans>
      </p>
      {groups.map(({ group, drinks: listed }, index) => (
        <RadioCards
          key={group}
          label={names[group]}
          layout="grid"
          value={listed.some(({ nameEn }) => nameEn === selectedDrink) ? selectedDrink : null}
          options={listed.map(({ nameEn, nameTr }) => ({
            value: nameEn,
            title: <BrunchName value={nameEn} names={{ [nameEn]: nameTr }} />,
            icon: <BrunchArt value={nameEn} />,
          }))}
          error={isMissing && index === 0 ? fieldText('brunch.drink_required') : undefined}
          onChange={(drink) => brunchDraft.patch({ selectedDrink: drink })}
        />
      ))}
    </Stack>
  );
}
