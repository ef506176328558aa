import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isOnWaitlist, keepsTable } from '#domain/bookings/booking';
import { agreedDepositKurus } from '#domain/brunch/deposit';
import { kurusOf } from '#domain/money';
import { cancelBrunch, cancelTableBooking } from '../../data/commands/bookings/my-bookings';
import { retryEntry } from '../../data/commands/entries';
import { useCommand, useVenue } from '../../data/react/use-app';
import type { BookingKind, BookingOnDevice } from '../../data/react/use-booking';
import { formatDateTime } from '../../i18n/day-text';
import { useErrorText } from '../../i18n/error-text';
import { useLanguage } from '../../i18n/language';
import { liraText } from '../../i18n/lira-text';
import { Button } from '../../ui/controls/Button';
import { FailureBanner } from '../../ui/feedback/Banner';
import * as text from '../../ui/theme/text.css';
import { ActionButton, AskFirst } from '../shared/Action';
import { PayByCard } from '../shared/PayByCard';
import { KeepOpen } from '../status/KeepOpen';
import { OnWaitlist } from '../waitlist/JoinWaitlist';
import { BookingFacts, BookingLinks } from './BookingFacts';
import { ChangeBooking } from './ChangeBooking';

type Received = Extract<BookingOnDevice, { state: 'received' }>;

export function ReceivedBooking({ shown, bookingId }: { shown: Received; bookingId: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const errorText = useErrorText();
  const { kind, code, response, seenAt, cancelRefused } = shown;
  const time = formatDateTime(seenAt, language);
  const isWaiting = isOnWaitlist(response.status);
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
      {response.manageUrl && keepsTable(response.status) && <BookingLinks booking={response} />}
      {isPayable && (
        <PayByCard fields={{ reservationId: bookingId, ...linkKey(response.manageUrl) }}>
          <Trans>Pay the {deposit} deposit by card</Trans>
        </PayByCard>
      )}
      <FailureBanner>{cancelRefused && errorText(cancelRefused)}</FailureBanner>
      {isWaiting && !shown.cancelPending && <OnWaitlist booking={response} />}
      {shown.mayChange && !shown.cancelPending && !isWaiting && (
        <ChangeBooking shown={shown} bookingId={bookingId} />
      )}
      {(shown.mayCancel || shown.cancelPending) && (
        <CancelBooking
          kind={kind}
          bookingId={bookingId}
          isPending={shown.cancelPending}
          isWaiting={isWaiting}
        />
      )}
    </>
  );
}

/** The key of the booking's link, with which any phone can pay the booking. */
function linkKey(manageUrl: string | undefined): Record<string, string> {
  const key = /[?&]key=([\w-]+)/.exec(manageUrl ?? '')?.[1];
  return key ? { key } : {};
}

type Waiting = Extract<
  BookingOnDevice,
  { state: 'queued' | 'sending' | 'blocked' | 'quarantined' | 'cancelled' }
>;

/** Shows a booking queued on this device; the card must not look like a confirmation. */
export function WaitingBooking({ shown }: { shown: Waiting }) {
  const { t } = useLingui();
  const { local, state } = shown;
  const retry = useCommand(retryEntry);
  const isCancelled = state === 'cancelled';
  return (
    <>
      <p className={text.body}>
        {t(HOW[state])}
        {state === 'queued' && <KeepOpen />}
      </p>
      <BookingFacts booking={{ ...local, ...local.wish }} />
      {state === 'quarantined' && (
        <ActionButton task={() => retry({ id: local.id })}>{t`Try again`}</ActionButton>
      )}
      {state === 'blocked' && (
        <Button tone="outline" onClick={() => window.location.reload()}>{t`Update`}</Button>
      )}
      {!isCancelled && (
        <CancelBooking kind={local.kind} bookingId={local.id} isPending={shown.cancelPending} />
      )}
    </>
  );
}

const HOW: Record<Waiting['state'], MessageDescriptor> = {
  queued: msg`Not confirmed yet. We send it the moment you're back online.`,
  sending: msg`Still trying to reach the bar.`,
  blocked: msg`This version of the app is too old to send your booking. Update now; your booking is kept.`,
  quarantined: msg`We tried several times and something went wrong on our side. Try again, or call us.`,
  cancelled: msg`No table is reserved for you.`,
};

type CancelBookingProps = {
  kind: BookingKind;
  bookingId: string;
  isPending: boolean;
  isWaiting?: boolean;
};

function CancelBooking({ kind, bookingId, isPending, isWaiting = false }: CancelBookingProps) {
  const { t } = useLingui();
  const cancelTable = useCommand(cancelTableBooking);
  const cancelBrunchBooking = useCommand(cancelBrunch);
  const cancel = kind === 'brunch' ? cancelBrunchBooking : cancelTable;
  if (isPending) {
    return (
      <p role="status" className={text.body}>
        {t`You cancelled it. We tell the bar when you're back online.`}
      </p>
    );
  }
  if (isWaiting) {
    return (
      <AskFirst
        task={() => cancel({ bookingId })}
        label={t`Leave the waitlist`}
        question={t`Leave the waitlist?`}
        keep={t`Keep waiting`}
      />
    );
  }
  return (
    <AskFirst
      task={() => cancel({ bookingId })}
      label={t`Cancel this booking`}
      question={t`Cancel this booking?`}
      keep={t`Don't cancel`}
    >
      {t`If the bar already has your order, we tell them. If not, nothing is sent.`}
    </AskFirst>
  );
}
