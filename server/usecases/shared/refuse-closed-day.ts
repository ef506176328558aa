import { DomainError } from '#domain/error-codes';
import type { SettingsRepository } from '../../repositories/settings.repository';

/** @throws DomainError booking.day_closed */
export async function refuseClosedDay(
  settings: SettingsRepository,
  { serviceDay }: { serviceDay: string },
): Promise<void> {
  const { rules } = await settings.read();
  if (rules['bookings.closedDays'].includes(serviceDay))
    throw new DomainError('booking.day_closed');
}
