import { Trans, useLingui } from '@lingui/react/macro';
import type { Named } from '#domain/brunch/brunch-rules';
import type { BrunchDraft } from '../../data/drafts/brunch-draft';
import { useBrunchRules } from '../../data/react/use-venue';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { SelectInput } from '../../ui/form/inputs/SelectInput';
import { Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import * as styles from './BrunchDialog.css';
import { keepPlate, othersOf } from './state/brunch-others';

export function PartyFields({ answers }: { answers: BrunchDraft }) {
  const { t } = useLingui();
  const language = useLanguage();
  const rules = useBrunchRules();
  const others = othersOf(answers, rules);
  if (others.length === 0) return null;

  function options(of: readonly Named[]) {
    return of.map((one) => ({ value: one.nameEn, label: localized(one, 'name', language) }));
  }

  return (
    <Stack as="section" aria-labelledby="brunch-party">
      <h3 id="brunch-party" className={text.title}>{t`What the others have`}</h3>
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
              options={options(rules.foods)}
              onChange={(food) => keepPlate({ answers, rules, nth }, { food })}
            />
            {plate.sauce !== null && (
              <SelectInput
                label={t`Sauce`}
                value={plate.sauce}
                options={options(rules.sauces)}
                onChange={(sauce) => keepPlate({ answers, rules, nth }, { sauce })}
              />
            )}
            <SelectInput
              label={t`First drink`}
              value={plate.drink}
              options={options(rules.drinks)}
              onChange={(drink) => keepPlate({ answers, rules, nth }, { drink })}
            />
          </fieldset>
        );
      })}
    </Stack>
  );
}
