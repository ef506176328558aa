import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import * as text from '../../ui/theme/text.css';
import { Facts } from '../shared/Facts';

type NewDepositProps = {
  /** The time (ms) at which the deposit is due. */
  dueAt: number;
};

/** Shows the deposit shown at booking time and the one that is now required. */
export function NewDeposit({ dueAt }: NewDepositProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <>
      <p className={text.body}>
        <Trans>Bookings more than 24 hours ahead need a deposit. We contact you to take it.</Trans>
      </p>
      <Facts
        facts={[
          [t`When you booked`, <s key="old">{t`No deposit`}</s>],
          [t`Now`, <strong key="new">{t`500 TL deposit`}</strong>],
          [t`Deposit due by`, formatDateTime(dueAt, language)],
        ]}
      />
    </>
  );
}
