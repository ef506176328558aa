import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BrunchDraft } from '../../data/device/brunch-draft';
import * as text from '../../ui/theme/text.css';
import { Facts } from '../orders/Facts';
import * as styles from './BrunchSummary.css';
import { useBrunchFacts } from './use-brunch-facts';

type BrunchSummaryProps = { answers: BrunchDraft; children?: ReactNode };

/** What is being booked, as far as it is chosen. */
export function BrunchSummary({ answers, children }: BrunchSummaryProps) {
  const { t } = useLingui();
  const partySize = Number(answers.partySize);
  const facts = useBrunchFacts({ ...answers, partySize });
  return (
    <section aria-label={t`Your brunch`} className={styles.summary}>
      <h3 className={text.title}>{t`Your brunch`}</h3>
      <Facts facts={facts} />
      {children}
    </section>
  );
}
