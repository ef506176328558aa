import { useMemo } from 'react';
import { daysWithoutBookings, openSlots } from '#domain/bookings/open-slots';
import { useGuestRules, useOpening } from '../../data/react/use-venue';

export function useClosedDays(first: string, last: string): string[] {
  const { closedDays } = useGuestRules();
  const opening = useOpening();
  return useMemo(
    () => daysWithoutBookings(opening, closedDays, { first, last }),
    [opening, closedDays, first, last],
  );
}

/** Returns whether the venue is open at a time of an evening; without an evening every time is possible. */
export function useIsOpenThen(day: string): (time: string) => boolean {
  const opening = useOpening();
  return (time) => day === '' || openSlots(opening, day, [time]).length > 0;
}
