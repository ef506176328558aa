import { type Slot, slotInstant } from '#domain/bookings/booking';
import type { TableRules } from '#domain/bookings/table-rules';
import { DomainError } from '#domain/error-codes';
import { hoursOn, isOpenAt } from '#domain/opening/opening';
import type { SettingValues } from '#domain/settings/settings';
import type { StoredSettings } from '../../repositories/settings.repository';

/** @param mostSeats seats of the largest bookable table: no setting offers it more guests */
export function tableRulesOf(values: SettingValues, mostSeats: number): TableRules {
  return {
    times: values['bookings.times'],
    maxParty: Math.min(Number(values['bookings.maxParty']), mostSeats),
    daysAhead: values['bookings.daysAhead'],
    leadMinutes: values['bookings.leadMinutes'],
  };
}

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
