import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { needsBrunchSauce } from '#domain/brunch/brunch-details';
import {
  type BrunchRules,
  DRINK_GROUPS,
  type DrinkGroup,
  type Named,
} from '#domain/brunch/brunch-rules';
import { type BrunchDraft, brunchDraft } from '../../data/drafts/brunch-draft';
import { useMenu } from '../../data/react/use-menu';
import { useFieldText } from '../../i18n/field-text';
import { RadioCards } from '../../ui/form/inputs/RadioCards';
import { Stack } from '../../ui/layout/Flow';
import { Picture } from '../../ui/media/Picture';
import * as text from '../../ui/theme/text.css';
import { BrunchName } from './BrunchName';
import * as styles from './brunch.css';

type ChoiceStepProps = { answers: BrunchDraft; rules: BrunchRules; hasTried: boolean };

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
      options={rules.foods.map(withPicture)}
      error={hasTried && !selectedFood ? fieldText('brunch.food_required') : undefined}
      onChange={choose}
    />
  );
}

export function SauceStep({ answers: { selectedSauce }, rules, hasTried }: ChoiceStepProps) {
  const fieldText = useFieldText();
  return (
    <RadioCards
      label={<Trans>Sauce</Trans>}
      hideLabel
      hint={<Trans>Sauces are free.</Trans>}
      value={selectedSauce || null}
      options={rules.sauces.map(option)}
      error={hasTried && !selectedSauce ? fieldText('brunch.sauce_required') : undefined}
      onChange={(sauce) => brunchDraft.patch({ selectedSauce: sauce })}
    />
  );
}

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
          options={listed.map(withPicture)}
          error={isMissing && index === 0 ? fieldText('brunch.drink_required') : undefined}
          onChange={(drink) => brunchDraft.patch({ selectedDrink: drink })}
        />
      ))}
    </Stack>
  );
}

function option({ nameEn, nameTr }: Named) {
  return { value: nameEn, title: <BrunchName value={nameEn} names={{ [nameEn]: nameTr }} /> };
}

function withPicture(one: Named) {
  return { ...option(one), icon: <MenuPicture of={one.nameEn} /> };
}

/** Shows the menu's picture of a dish or drink, or nothing if the picture is missing. */
function MenuPicture({ of: name }: { of: string }) {
  const { items } = useMenu();
  const item = items.find(({ nameEn }) => nameEn === name);
  if (!item) return null;
  return <Picture src={item.imageUrl} alt="" sizes="64px" className={styles.art} />;
}
