import { Trans } from '@lingui/react/macro';
import { brunchDraft } from '../../data/drafts/brunch-draft';
import { useFieldText } from '../../i18n/field-text';
import { RadioCards } from '../../ui/form/inputs/RadioCards';
import { BrunchName } from '../booking/BrunchName';
import type { ChoiceStepProps } from './FoodStep';

export function BrunchSauceStep({ answers: { selectedSauce }, rules, hasTried }: ChoiceStepProps) {
  const fieldText = useFieldText();
  return (
    <RadioCards
      label={<Trans>Sauce</Trans>}
      hideLabel
      hint={<Trans>Sauces are free.</Trans>}
      value={selectedSauce || null}
      options={rules.sauces.map(({ nameEn, nameTr }) => ({
        value: nameEn,
        title: <BrunchName value={nameEn} names={{ [nameEn]: nameTr }} />,
      }))}
      error={hasTried && !selectedSauce ? fieldText('brunch.sauce_required') : undefined}
      onChange={(sauce) => brunchDraft.patch({ selectedSauce: sauce })}
    />
  );
}
