import { type Slot, slotInstant } from '#domain/bookings/slots';
import { DomainError } from '#domain/error-codes';
import { hoursOn, isOpenAt } from '#domain/opening/opening';
import type { StoredSettings } from '../../repositories/settings.repository';

/** @throws DomainError booking.day_closed, booking.bar_closed */
export function refuseClosedTime(
  { rules, opening }: Pick<StoredSettings, 'rules' | 'opening'>,
  slot: Slot,
): void {
  const { serviceDay } = slot;
  if (rules['bookings.closedDays'].includes(serviceDay))
    throw new DomainError('booking.day_closed');
  if (isOpenAt(opening, slotInstant(slot))) return;
  const isDayOff = hoursOn(opening, serviceDay) === null;
  throw new DomainError(isDayOff ? 'booking.day_closed' : 'booking.bar_closed');
}
