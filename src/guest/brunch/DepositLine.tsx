import { Trans } from '@lingui/react/macro';
import { BadgeCheck, CalendarClock, Wallet } from 'lucide-react';
import * as styles from './BrunchSummary.css';

type DepositLineProps = {
  /** null: nobody can say before a day and a time are chosen. */
  isRequired: boolean | null;
};

/** Whether a deposit is needed; it changes while it is read, by the clock and by what is chosen. */
export function DepositLine({ isRequired }: DepositLineProps) {
  return (
    <p role="status" className={styles.deposit}>
      {isRequired === null && (
        <>
          <CalendarClock aria-hidden="true" size={20} className={styles.icon} />
          <Trans>Choose a day and a time to see whether a deposit is needed.</Trans>
        </>
      )}
      {isRequired === true && (
        <>
          <Wallet aria-hidden="true" size={20} className={styles.icon} />
          <Trans>
            500 TL deposit. We contact you within 24 hours; your table is held for 3 days.
          </Trans>
        </>
      )}
      {isRequired === false && (
        <>
          <BadgeCheck aria-hidden="true" size={20} className={styles.icon} />
          <Trans>No deposit. Confirmed directly.</Trans>
        </>
      )}
    </p>
  );
}
