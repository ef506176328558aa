import { useLingui } from '@lingui/react/macro';
import { CalendarCheck, CalendarClock, CalendarX2, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isOnWaitlist } from '#domain/bookings/booking';
import { STAY_MS } from '#domain/bookings/slots';
import {
  type BookingKind,
  type BookingOnDevice,
  type MyBookingRow,
  useBooking,
  useMyBookings,
} from '../../data/react/use-booking';
import { useNet } from '../../data/react/use-net';
import { Skeleton } from '../../ui/feedback/Loading';
import { Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { BookingRequest } from './BookingRequest';
import { ReceivedBooking, WaitingBooking } from './BookingStates';
import * as styles from './booking.css';
import { useRefusalText } from './booking-words';
import { useBookingNews } from './use-booking-news';

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

function isCurrent({ booking: { startsAt }, shown }: MyBookingRow, now: number): boolean {
  switch (shown.state) {
    case 'cancelled':
    case 'superseded':
    case 'unknown':
      return false;
    case 'received':
      return now < startsAt + STAY_MS;
    default:
      return true;
  }
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
    if (isNew && title) heading.current?.focus({ preventScroll: false });
  }, [isNew, title]);
  useResultNews(shown, isNew);
  const Icon = ICON[tone];
  return (
    <article className={styles.card}>
      <div className={styles.tone[tone]}>
        <Icon aria-hidden="true" size={24} className={styles.icon[tone]} />
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
type Title = { tone: BookingTone; title: string };

const ICON: Record<BookingTone, LucideIcon> = {
  honey: CalendarClock,
  success: CalendarCheck,
  lagoon: CalendarCheck,
  danger: CalendarX2,
  neutral: CalendarX2,
};

function useBookingTitle(shown: BookingOnDevice): Title {
  const { t } = useLingui();
  const net = useNet();
  const receivedTitle = useReceivedTitle();
  switch (shown.state) {
    case 'loading':
    case 'superseded':
      return { tone: 'neutral', title: t`Loading…` };
    case 'unknown':
      return { tone: 'neutral', title: t`We can't find this booking` };
    case 'queued':
      return { tone: 'honey', title: t`Booking request saved on this phone` };
    case 'sending':
      return {
        tone: 'honey',
        // Retries while offline do not count as sending.
        title:
          net.state === 'offline'
            ? t`Booking request saved on this phone`
            : t`Sending your booking request…`,
      };
    case 'blocked':
    case 'quarantined':
      return { tone: 'danger', title: t`Your booking request is not sent` };
    case 'too_late':
      return { tone: 'danger', title: t`That time has passed. Pick another time.` };
    case 'slot_taken':
      return { tone: 'danger', title: t`This time is fully booked` };
    case 'deposit_changed':
      return { tone: 'honey', title: t`This booking needs a deposit` };
    case 'refused':
      return { tone: 'danger', title: t`Your booking was not accepted` };
    case 'cancelled':
      return { tone: 'neutral', title: t`Booking cancelled. Nothing was sent.` };
    case 'received':
      return receivedTitle(shown.kind, shown.response.status);
  }
}

function useReceivedTitle(): (kind: BookingKind, status: string) => Title {
  const { t } = useLingui();
  return (kind, status) => {
    switch (status) {
      case 'confirmed':
        return { tone: 'success', title: t`Your booking is confirmed` };
      case 'seated':
        return { tone: 'success', title: t`You're seated. Enjoy your evening!` };
      case 'completed':
        return { tone: 'neutral', title: t`Thank you for coming` };
      case 'no_show':
        return { tone: 'neutral', title: t`We kept your table, but you couldn't make it` };
      case 'cancelled':
        return { tone: 'neutral', title: t`This booking is cancelled` };
      case 'waiting':
        return { tone: 'honey', title: t`You're on the waitlist` };
      case 'offered':
        return { tone: 'success', title: t`A table is free for you` };
      case 'lapsed':
        return { tone: 'neutral', title: t`The offer has lapsed. You're off the waitlist.` };
      case 'expired':
        return {
          tone: 'neutral',
          title: t`The deposit wasn't paid in time, so the booking has expired`,
        };
      default:
        return kind === 'brunch'
          ? { tone: 'honey', title: t`Brunch booked. We call you about the deposit.` }
          : { tone: 'lagoon', title: t`Request sent. We confirm by phone.` };
    }
  };
}
