import { Plural, Trans } from '@lingui/react/macro';
import { BadgeCheck, CalendarClock, Wallet } from 'lucide-react';
import type { DepositTerms } from '#domain/brunch/deposit';
import { useBrunchRules, useVenue } from '../../data/react/use-venue';
import { liraText } from '../../i18n/lira-text';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './BrunchSummary.css';

type DepositLineProps = {
  /** null means that no slot is chosen yet. */
  terms: DepositTerms | null;
};

/** Shows the deposit rule for the chosen time. */
export function DepositLine({ terms }: DepositLineProps) {
  const isPayable = useVenue()?.cardDeposits === true;
  const isRequired = terms !== null && terms !== 'none';
  return (
    <p role="status" className={styles.deposit}>
      {terms === null && (
        <>
          <CalendarClock aria-hidden="true" size={20} className={styles.icon} />
          <Trans>Choose a day and a time to see whether a deposit is needed.</Trans>
        </>
      )}
      {isRequired && (
        <>
          <Wallet aria-hidden="true" size={20} className={styles.icon} />
          <span>
            <DepositWords terms={terms} />
            {isPayable && (
              <>
                {' '}
                <Trans>Or pay it by card right after you book.</Trans>
              </>
            )}
          </span>
        </>
      )}
      {terms === 'none' && (
        <>
          <BadgeCheck aria-hidden="true" size={20} className={styles.icon} />
          <Trans>No deposit. Confirmed directly.</Trans>
        </>
      )}
    </p>
  );
}

/** The venue holds the slot for some days, at most until the slot begins. */
function DepositWords({ terms }: { terms: DepositTerms }) {
  const language = useLanguage();
  const { depositKurus, heldDays } = useBrunchRules();
  const amount = liraText(depositKurus, language);
  return terms === 'held' ? (
    <Trans>
      {amount} deposit. We contact you within 24 hours; your table is held for{' '}
      <Plural value={heldDays} one="# day" other="# days" />.
    </Trans>
  ) : (
    <Trans>
      {amount} deposit. We contact you within 24 hours; it is due before your brunch begins.
    </Trans>
  );
}
