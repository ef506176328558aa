import { useLingui } from '@lingui/react/macro';
import { type BookingKind, type BookingOnDevice, useBooking } from '../../data/react/use-booking';
import { Skeleton } from '../../ui/feedback/Skeleton';
import * as text from '../../ui/theme/text.css';
import { BookingFrame } from '../booking/BookingFrame';
import { BookingRequest } from '../booking/BookingRequest';
import { ReceivedBooking } from './ReceivedBooking';
import { useBookingNews } from './use-booking-news';
import { WaitingBooking } from './WaitingBooking';

type BookingCardProps = {
  kind: BookingKind;
  bookingId: string;
  isNew: boolean;
  onReplaced: (bookingId: string) => void;
};

export function BookingCard({ kind, bookingId, isNew, onReplaced }: BookingCardProps) {
  const shown = useBooking({ kind, bookingId });
  useBookingNews(shown, isNew);
  return (
    <BookingFrame shown={shown} isNew={isNew}>
      <Body {...{ shown, bookingId, onReplaced }} />
    </BookingFrame>
  );
}

type BodyProps = Pick<BookingCardProps, 'bookingId' | 'onReplaced'> & { shown: BookingOnDevice };

function Body({ shown, bookingId, onReplaced }: BodyProps) {
  switch (shown.state) {
    case 'loading':
    case 'superseded':
      return <Skeleton shape="block" />;
    case 'unknown':
      return <UnknownBooking />;
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

/** Tells the guest that neither this device nor the server knows the booking. */
function UnknownBooking() {
  const { t } = useLingui();
  return <p className={text.body}>{t`Ask the team with your booking code.`}</p>;
}
