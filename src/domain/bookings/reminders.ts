import { addDays, businessDay, venueTime } from '../venue';
import { slotInstant } from './booking';
import { canGuestCancelBooking } from './booking-changes';

/** Guests of the next day get their reminder from this hour of the venue on, and none after the last one. */
const FIRST_HOUR = 15;
const LAST_HOUR = 21;

type Reminder = {
  /** Bookings of this evening are due. */
  day: string;
  /** Bookings that were made or moved later than this (ms) need no reminder. */
  madeBefore: number;
};

/** Returns what is due at an instant; null outside the hours, also for a server that starts late. */
export function dueReminder(now: number): Reminder | null {
  const { hour } = venueTime(now);
  if (hour < FIRST_HOUR || hour >= LAST_HOUR) return null;
  const today = businessDay(now);
  return { day: addDays(today, 1), madeBefore: remindedAt(addDays(today, 1)) };
}

/** Returns when the guests of an evening are reminded (ms). */
function remindedAt(serviceDay: string): number {
  const reservationTime = `${FIRST_HOUR}:00`;
  return slotInstant({ serviceDay: addDays(serviceDay, -1), reservationTime });
}

type Coming = { status: string; serviceDay: string; startsAt: number };

/** From the time of the reminder until the slot the guest may confirm to come. */
export function canConfirm({ status, serviceDay, startsAt }: Coming, now: number): boolean {
  return canGuestCancelBooking(status, startsAt, now) && now >= remindedAt(serviceDay);
}

const SECOND_MS = 1000;

/** The mail waits this long, so that staff can correct a slip before the server sends the mail. */
export const NEWS_DELAY_MS = 30 * SECOND_MS;

export function isNewsForGuest(from: string, to: string): boolean {
  if (to === 'confirmed') return from === 'pending';
  return to === 'cancelled' && (from === 'pending' || from === 'confirmed');
}
