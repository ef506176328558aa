import { Trans, useLingui } from '@lingui/react/macro';
import { agreedDepositKurus } from '#domain/brunch/deposit';
import { kurusOf } from '#domain/money';
import type { BookingOnDevice } from '../../data/react/use-booking';
import { formatDateTime } from '../../i18n/format';
import { liraText } from '../../i18n/lira-text';
import { useLanguage } from '../../i18n/use-language';
import * as text from '../../ui/theme/text.css';
import { Facts } from '../shared/Facts';

type NewDepositProps = { asked: Extract<BookingOnDevice, { state: 'deposit_changed' }> };

/** Shows the deposit shown at booking time and the one that is now required. */
export function NewDeposit({ asked: { local, depositDueAt, depositAmount } }: NewDepositProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { wish } = local;
  const wasAsked = 'depositRequired' in wish && wish.depositRequired;
  const before = wasAsked ? words(wish.depositAmount) : t`No deposit`;
  const now = words(depositAmount);
  const dueBy: [string, string] = [t`Deposit due by`, formatDateTime(depositDueAt, language)];

  function words(lira: string | null | undefined): string {
    const amount = liraText(agreedDepositKurus(kurusOf(lira ?? '')), language);
    return t`${amount} deposit`;
  }

  if (before === now) {
    return (
      <>
        <p className={text.body}>
          <Trans>The deposit stays the same. Please check the date it is due by.</Trans>
        </p>
        <Facts facts={[[t`Deposit`, now], dueBy]} />
      </>
    );
  }
  return (
    <>
      <p className={text.body}>
        {wasAsked ? (
          <Trans>The deposit has changed since you booked. We contact you to take it.</Trans>
        ) : (
          <Trans>A booking this far ahead needs a deposit. We contact you to take it.</Trans>
        )}
      </p>
      <Facts
        facts={[
          [t`When you booked`, <s key="old">{before}</s>],
          [t`Now`, <strong key="new">{now}</strong>],
          dueBy,
        ]}
      />
    </>
  );
}
