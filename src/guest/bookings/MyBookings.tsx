import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { CalendarCheck, CalendarClock, CalendarX2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isOnWaitlist, keepsTable, STAY_MS } from '#domain/bookings/booking';
import { agreedDepositKurus } from '#domain/bookings/deposit';
import { kurusOf } from '#domain/money';
import { cancelBrunch, cancelTableBooking } from '../../data/commands/bookings/my-bookings';
import { retryEntry } from '../../data/commands/entries';
import { useCommand, useVenue } from '../../data/react/use-app';
import type { BookingKind, BookingOnDevice, MyBookingRow } from '../../data/react/use-booking';
import { useBooking, useMyBookings } from '../../data/react/use-booking';
import { useNet } from '../../data/react/use-stores';
import { formatDateTime } from '../../i18n/day-text';
import { useErrorText } from '../../i18n/error-text';
import { useLanguage } from '../../i18n/language';
import { liraText } from '../../i18n/lira-text';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/controls';
import { FailureBanner } from '../../ui/feedback/Banner';
import * as banner from '../../ui/feedback/Banner.css';
import { Skeleton } from '../../ui/feedback/states';
import { Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { ActionButton, AskFirst, PayByCard } from '../shared/Action';
import { KeepOpen } from '../status/KeepOpen';
import { OnWaitlist } from '../waitlist/JoinWaitlist';
import { BookingFacts, BookingLinks, BookingRequest } from './BookingRequest';
import * as styles from './booking.css';
import { useRefusalText } from './booking-words';
import { ChangeBooking } from './ChangeBooking';
import { useBookingNews } from './use-booking-news';

type Received = Extract<BookingOnDevice, { state: 'received' }>;

function ReceivedBooking({ shown, bookingId }: { shown: Received; bookingId: string }) {
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
function WaitingBooking({ shown }: { shown: Waiting }) {
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

type MyBookingsProps = {
  /** The id of the new booking, whose card takes the focus. */
  sentId: string | null;
  onReplaced: (bookingId: string) => void;
};

export function MyBookings({ sentId, onReplaced }: MyBookingsProps) {
  const { t } = useLingui();
  const rows = useMyBookings();
  const bookings = rows
    .filter((row) => row.booking.id === sentId || isCurrent(row, Date.now()))
    .map(({ booking: { id, kind } }) => ({ id, kind }));
  if (sentId !== null && !rows.some(({ booking }) => booking.id === sentId)) {
    bookings.push({ id: sentId, kind: 'reservation' });
  }
  if (bookings.length === 0) return null;
  return (
    <Stack gap={12}>
      <h3 className={text.title}>{t`Your bookings`}</h3>
      <Stack as="ul" gap={12}>
        {bookings.map(({ id, kind }) => (
          <li key={id}>
            <BookingCard kind={kind} bookingId={id} isNew={id === sentId} onReplaced={onReplaced} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function isCurrent({ booking: { startsAt }, shown: { state } }: MyBookingRow, now: number) {
  if (state === 'received') return now < startsAt + STAY_MS;
  return state !== 'cancelled' && state !== 'superseded' && state !== 'unknown';
}

type BookingCardProps = {
  kind: BookingKind;
  bookingId: string;
  isNew: boolean;
  onReplaced: (bookingId: string) => void;
};

/** Shows a booking with its status as headline; a new booking's headline takes the focus on each change. */
function BookingCard({ kind, bookingId, isNew, onReplaced }: BookingCardProps) {
  const shown = useBooking({ kind, bookingId });
  const { tone, title } = useBookingTitle(shown);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew || !title) return;
    heading.current?.focus({ preventScroll: true });
    // The focus itself does not scroll to a headline that has it already.
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isNew, title]);
  useResultNews(shown, isNew);
  const Icon = ICON[tone];
  return (
    <article className={styles.card}>
      <div className={styles.tone[tone]}>
        <Icon aria-hidden="true" size={24} className={classNames(styles.icon, banner.icon[tone])} />
        <h4 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h4>
      </div>
      <Stack gap={16} className={styles.body}>
        <Body {...{ shown, bookingId, onReplaced }} />
      </Stack>
    </article>
  );
}

type BodyProps = Pick<BookingCardProps, 'bookingId' | 'onReplaced'> & { shown: BookingOnDevice };

function Body({ shown, bookingId, onReplaced }: BodyProps) {
  const { t } = useLingui();
  switch (shown.state) {
    case 'loading':
    case 'superseded':
      return <Skeleton shape="block" />;
    case 'unknown':
      return <p className={text.body}>{t`Ask the team with your booking code.`}</p>;
    case 'received':
      return <ReceivedBooking shown={shown} bookingId={bookingId} />;
    case 'queued':
    case 'sending':
    case 'blocked':
    case 'quarantined':
    case 'cancelled':
      return <WaitingBooking shown={shown} />;
    default:
      return <BookingRequest shown={shown} onReplaced={onReplaced} />;
  }
}

/** Announces a new booking's result once; a replacement brunch has the words of a table. */
function useResultNews(shown: BookingOnDevice, isNew: boolean): void {
  const refusalText = useRefusalText();
  const tell = useBookingNews();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (!isNew || told.current === shown.state) return;
    told.current = shown.state;
    if (shown.state === 'received' && !isOnWaitlist(shown.response.status)) {
      tell.booked('reservation');
    }
    const words = refusalText(shown);
    if (words) tell.refused('reservation', words);
  });
}

type BookingTone = 'honey' | 'success' | 'danger' | 'lagoon' | 'neutral';
type Title = { tone: BookingTone; title: MessageDescriptor };

const ICON: Record<BookingTone, LucideIcon> = {
  honey: CalendarClock,
  success: CalendarCheck,
  lagoon: CalendarCheck,
  danger: CalendarX2,
  neutral: CalendarX2,
};

function useBookingTitle(shown: BookingOnDevice): { tone: BookingTone; title: string } {
  const { t } = useLingui();
  const net = useNet();
  // Retries while offline do not count as sending.
  const isSaved = shown.state === 'sending' && net.state === 'offline';
  const { tone, title } =
    shown.state === 'received'
      ? (RECEIVED[shown.response.status] ?? ASKED[shown.kind])
      : TITLES[isSaved ? 'queued' : shown.state];
  return { tone, title: t(title) };
}

const TITLES: Record<Exclude<BookingOnDevice['state'], 'received'>, Title> = {
  loading: { tone: 'neutral', title: msg`Loading…` },
  superseded: { tone: 'neutral', title: msg`Loading…` },
  unknown: { tone: 'neutral', title: msg`We can't find this booking` },
  queued: { tone: 'honey', title: msg`Booking request saved on this phone` },
  sending: { tone: 'honey', title: msg`Sending your booking request…` },
  blocked: { tone: 'danger', title: msg`Your booking request is not sent` },
  quarantined: { tone: 'danger', title: msg`Your booking request is not sent` },
  too_late: { tone: 'danger', title: msg`That time has passed. Pick another time.` },
  slot_taken: { tone: 'danger', title: msg`This time is fully booked` },
  deposit_changed: { tone: 'honey', title: msg`This booking needs a deposit` },
  refused: { tone: 'danger', title: msg`Your booking was not accepted` },
  cancelled: { tone: 'neutral', title: msg`Booking cancelled. Nothing was sent.` },
};

const RECEIVED: Readonly<Partial<Record<string, Title>>> = {
  confirmed: { tone: 'success', title: msg`Your booking is confirmed` },
  seated: { tone: 'success', title: msg`You're seated. Enjoy your evening!` },
  completed: { tone: 'neutral', title: msg`Thank you for coming` },
  no_show: { tone: 'neutral', title: msg`We kept your table, but you couldn't make it` },
  cancelled: { tone: 'neutral', title: msg`This booking is cancelled` },
  waiting: { tone: 'honey', title: msg`You're on the waitlist` },
  offered: { tone: 'success', title: msg`A table is free for you` },
  lapsed: { tone: 'neutral', title: msg`The offer has lapsed. You're off the waitlist.` },
  expired: {
    tone: 'neutral',
    title: msg`The deposit wasn't paid in time, so the booking has expired`,
  },
};

const ASKED: Record<BookingKind, Title> = {
  brunch: { tone: 'honey', title: msg`Brunch booked. We call you about the deposit.` },
  reservation: { tone: 'lagoon', title: msg`Request sent. We confirm by phone.` },
};
