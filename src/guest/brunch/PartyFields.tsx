import { Trans, useLingui } from '@lingui/react/macro';
import { BRUNCH_DRINKS, BRUNCH_FOODS, BRUNCH_SAUCES, brunchName } from '#domain/brunch/brunch-menu';
import type { BrunchDraft } from '../../data/drafts/brunch-draft';
import { useLanguage } from '../../i18n/use-language';
import { SelectInput } from '../../ui/form/inputs/SelectInput';
import * as text from '../../ui/theme/text.css';
import * as styles from './BrunchDialog.css';
import { keepPlate, othersOf } from './state/brunch-others';

const DRINKS = Object.values(BRUNCH_DRINKS).flat();

export function PartyFields({ answers }: { answers: BrunchDraft }) {
  const { t } = useLingui();
  const language = useLanguage();
  const others = othersOf(answers);
  if (others.length === 0) return null;

  function options(of: readonly { nameEn: string }[]) {
    return of.map(({ nameEn }) => ({ value: nameEn, label: brunchName(nameEn, language) }));
  }

  return (
    <section className={styles.party} aria-labelledby="brunch-party">
      <h3 id="brunch-party" className={text.title}>
        <Trans>What the others have</Trans>
      </h3>
      <p className={text.muted}>
        <Trans>Everybody starts with your choice. Change what is different.</Trans>
      </p>
      {others.map((plate, nth) => {
        const number = nth + 2;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: people of a party have a number, nothing else.
          <fieldset key={nth} className={styles.person}>
            <legend className={text.item}>{t`Person ${number}`}</legend>
            <SelectInput
              label={t`Food`}
              value={plate.food}
              options={options(BRUNCH_FOODS)}
              onChange={(food) => keepPlate(answers, nth, { food })}
            />
            {plate.sauce !== null && (
              <SelectInput
                label={t`Sauce`}
                value={plate.sauce}
                options={options(BRUNCH_SAUCES)}
                onChange={(sauce) => keepPlate(answers, nth, { sauce })}
              />
            )}
            <SelectInput
              label={t`First drink`}
              value={plate.drink}
              options={options(DRINKS)}
              onChange={(drink) => keepPlate(answers, nth, { drink })}
            />
          </fieldset>
        );
      })}
    </section>
  );
}
