import { Trans } from '@lingui/react/macro';
import { BRUNCH_FOODS, needsBrunchSauce } from '#domain/brunch/brunch-menu';
import { type BrunchDraft, brunchDraft } from '../../data/drafts/brunch-draft';
import { useFieldText } from '../../i18n/field-text';
import { RadioCards } from '../../ui/form/inputs/RadioCards';
import { BrunchName } from '../booking/BrunchName';
import { BrunchArt } from './BrunchArt';

export type ChoiceStepProps = { answers: BrunchDraft; hasTried: boolean };

/** Choosing another dish removes the tenders' sauce. */
export function FoodStep({ answers: { selectedFood }, hasTried }: ChoiceStepProps) {
  const fieldText = useFieldText();

  function choose(food: string) {
    brunchDraft.patch({
      selectedFood: food,
      ...(needsBrunchSauce(food) ? {} : { selectedSauce: '' }),
    });
  }

  return (
    <RadioCards
      label={<Trans>Food</Trans>}
      hideLabel
      size="large"
      value={selectedFood || null}
      options={BRUNCH_FOODS.map(({ nameEn }) => ({
        value: nameEn,
        title: <BrunchName value={nameEn} />,
        icon: <BrunchArt value={nameEn} />,
      }))}
      error={hasTried && !selectedFood ? fieldText('brunch.food_required') : undefined}
      onChange={choose}
    />
  );
}
