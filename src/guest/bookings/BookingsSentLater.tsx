import { useEffect, useRef } from 'react';
import type { BookingOnDevice } from '../../data/react/use-booking';
import { useMyBookings } from '../../data/react/use-booking';
import { useBookingNews } from './use-booking-news';

/** Announces once that a queued booking was received. */
export function BookingsSentLater() {
  const tell = useBookingNews();
  const rows = useMyBookings();
  const before = useRef(new Map<string, BookingOnDevice['state']>());

  useEffect(() => {
    for (const { booking, shown } of rows) {
      const seen = before.current.get(booking.id);
      const hasWaited = seen === 'queued' || seen === 'sending';
      before.current.set(booking.id, shown.state);
      if (!hasWaited || shown.state !== 'received') continue;
      // A party on the waitlist has no booking yet.
      if (!['cancelled', 'waiting'].includes(shown.response.status)) tell.booked(booking.kind);
    }
  });
  return null;
}
