import { useMemo } from 'react';
import { type BookableTimes, strandedBookings } from '#domain/bookings/stranded-bookings';
import { barNow } from '../../data/react/core/bar-clock';
import { useOpening } from '../../data/react/preferences/use-opening';
import {
  type StaffBrunch,
  type StaffTableBooking,
  useStaffBrunches,
  useStaffTableBookings,
} from '../../data/react/staff/use-staff-bookings';
import { useGuestRules } from '../../data/react/use-venue';

/** Returns the bookings that stand at a time when the venue is closed; `wanted` are hours not saved yet. */
export function useStrandedBookings(
  wanted: Partial<BookableTimes> = {},
): (StaffTableBooking | StaffBrunch)[] {
  const tables = useStaffTableBookings().rows;
  const brunches = useStaffBrunches().rows;
  const present = useOpening();
  const { closedDays: presentDays } = useGuestRules();
  const { opening = present, closedDays = presentDays } = wanted;
  return useMemo(
    () =>
      strandedBookings([...(tables ?? []), ...(brunches ?? [])], { opening, closedDays }, barNow()),
    [tables, brunches, opening, closedDays],
  );
}
