import type { Opening } from '../opening/opening';
import { isOpenAt } from '../opening/opening';
import { keepsTable } from './booking';

type StandingBooking = { status: string; serviceDay: string; reservationDate: string };
export type BookableTimes = { opening: Opening; closedDays: readonly string[] };

/** Returns the coming bookings that stand at a time when the venue is closed, the earliest first. */
export function strandedBookings<Booking extends StandingBooking>(
  bookings: readonly Booking[],
  { opening, closedDays }: BookableTimes,
  now: number,
): Booking[] {
  return bookings
    .filter(
      ({ status, reservationDate }) => keepsTable(status) && Date.parse(reservationDate) > now,
    )
    .filter(
      ({ serviceDay, reservationDate }) =>
        closedDays.includes(serviceDay) || !isOpenAt(opening, Date.parse(reservationDate)),
    )
    .sort((a, b) => a.reservationDate.localeCompare(b.reservationDate, 'en'));
}
