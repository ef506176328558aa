import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Link2 } from 'lucide-react';
import { keepsTable } from '#domain/bookings/booking';
import { agreedDepositKurus } from '#domain/brunch/deposit';
import { kurusOf } from '#domain/money';
import type { BookingOnDevice } from '../../data/react/use-booking';
import { useVenue } from '../../data/react/use-venue';
import { useErrorText } from '../../i18n/error-text';
import { formatDateTime } from '../../i18n/format';
import { liraText } from '../../i18n/lira-text';
import { useLanguage } from '../../i18n/use-language';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Banner } from '../../ui/feedback/Banner';
import { Row } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { BookingFacts } from '../booking/BookingFacts';
import { PayByCard } from '../shared/PayByCard';
import { CancelBooking } from './CancelBooking';

type Received = Extract<BookingOnDevice, { state: 'received' }>;

/** Shows the status of a booking that the server has received. */
export function ReceivedBooking({ shown, bookingId }: { shown: Received; bookingId: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const errorText = useErrorText();
  const { kind, code, response, seenAt, cancelRefused } = shown;
  const time = formatDateTime(seenAt, language);
  const isDue =
    'depositDueAt' in response && response.depositDueAt !== null && !response.depositPaidAt;
  const deposit = liraText(
    agreedDepositKurus('depositAmount' in response ? kurusOf(response.depositAmount ?? '') : null),
    language,
  );
  const isPayable = useVenue()?.cardDeposits === true && isDue && keepsTable(response.status);
  return (
    <>
      <BookingFacts booking={{ ...response, kind, code }} />
      {!shown.isFresh && keepsTable(response.status) && (
        <p className={text.small}>{t`Last updated ${time}`}</p>
      )}
      {response.manageUrl && keepsTable(response.status) && (
        <Row align="stretch">
          <LinkButton
            tone="outline"
            href={`${response.calendarUrl}&lang=${language}`}
            icon={<CalendarPlus aria-hidden="true" size={20} />}
          >
            {t`Add to calendar`}
          </LinkButton>
          <LinkButton
            tone="quiet"
            href={`${response.manageUrl}&lang=${language}`}
            icon={<Link2 aria-hidden="true" size={20} />}
          >
            {t`Link to this booking`}
          </LinkButton>
        </Row>
      )}
      {isPayable && (
        <PayByCard fields={{ reservationId: bookingId, ...linkKey(response.manageUrl) }}>
          <Trans>Pay the {deposit} deposit by card</Trans>
        </PayByCard>
      )}
      {cancelRefused && (
        <Banner tone="danger" shape="box" role="alert">
          {errorText(cancelRefused)}
        </Banner>
      )}
      {(shown.mayCancel || shown.cancelPending) && (
        <CancelBooking kind={kind} bookingId={bookingId} isPending={shown.cancelPending} />
      )}
    </>
  );
}

/** The key of the booking's link, with which any phone can pay the booking. */
function linkKey(manageUrl: string | undefined): Record<string, string> {
  const key = /[?&]key=([\w-]+)/.exec(manageUrl ?? '')?.[1];
  return key ? { key } : {};
}
