import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { turkishNames } from '#domain/brunch/brunch-rules';
import type { BrunchDraft } from '../../data/drafts/brunch-draft';
import { useBrunchRules } from '../../data/react/use-venue';
import * as text from '../../ui/theme/text.css';
import { Facts } from '../shared/Facts';
import * as styles from './BrunchSummary.css';
import { othersOf } from './state/brunch-others';
import { useBrunchFacts } from './state/use-brunch-facts';
import { usePriceFacts } from './state/use-price-facts';

type BrunchSummaryProps = { answers: BrunchDraft; children?: ReactNode };

/** Shows the choices so far. */
export function BrunchSummary({ answers, children }: BrunchSummaryProps) {
  const { t } = useLingui();
  const partySize = Number(answers.partySize);
  const rules = useBrunchRules();
  const names = turkishNames([...rules.foods, ...rules.sauces, ...rules.drinks]);
  const otherChoices = othersOf(answers, rules);
  const choices = useBrunchFacts({ ...answers, partySize, otherChoices, names });
  const prices = usePriceFacts(partySize);
  return (
    <section aria-label={t`Your brunch`} className={styles.summary}>
      <h3 className={text.title}>{t`Your brunch`}</h3>
      <Facts facts={[...choices, ...prices]} />
      {children}
    </section>
  );
}
