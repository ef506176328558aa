import { Trans } from '@lingui/react/macro';
import { needsBrunchSauce } from '#domain/brunch/brunch-details';
import type { BrunchRules } from '#domain/brunch/brunch-rules';
import { type BrunchDraft, brunchDraft } from '../../data/drafts/brunch-draft';
import { useFieldText } from '../../i18n/field-text';
import { RadioCards } from '../../ui/form/inputs/RadioCards';
import { BrunchName } from '../booking/BrunchName';
import { BrunchArt } from './BrunchArt';

export type ChoiceStepProps = { answers: BrunchDraft; rules: BrunchRules; hasTried: boolean };

/** Choosing another dish removes the sauce, unless the dish has one too. */
export function FoodStep({ answers: { selectedFood }, rules, hasTried }: ChoiceStepProps) {
  const fieldText = useFieldText();

  function choose(food: string) {
    brunchDraft.patch({
      selectedFood: food,
      ...(needsBrunchSauce(food, rules) ? {} : { selectedSauce: '' }),
    });
  }

  return (
    <RadioCards
      label={<Trans>Food</Trans>}
      hideLabel
      size="large"
      value={selectedFood || null}
      options={rules.foods.map(({ nameEn, nameTr }) => ({
        value: nameEn,
        title: <BrunchName value={nameEn} names={{ [nameEn]: nameTr }} />,
        icon: <BrunchArt value={nameEn} />,
      }))}
      error={hasTried && !selectedFood ? fieldText('brunch.food_required') : undefined}
      onChange={choose}
    />
  );
}
