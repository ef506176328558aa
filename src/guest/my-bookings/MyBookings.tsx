import { useLingui } from '@lingui/react/macro';
import { STAY_MS } from '#domain/bookings/slots';
import { type MyBookingRow, useMyBookings } from '../../data/react/use-booking';
import { Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { BookingCard } from './BookingCard';

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
