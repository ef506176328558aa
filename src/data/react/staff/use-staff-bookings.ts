import {
  readBrunches,
  readTableBookings,
  type StaffBrunch,
  type StaffTableBooking,
} from '../../bookings/staff-bookings';
import { rowsOnTablet, type StaffRows, useStaffRows } from './use-staff-rows';

export type { StaffBrunch, StaffTableBooking } from '../../bookings/staff-bookings';

const reservations = rowsOnTablet(readTableBookings);
const brunches = rowsOnTablet(readBrunches);

/** The table reservations on this tablet: those to come and of the last two days, by their time. */
export function useStaffTableBookings(): StaffRows<StaffTableBooking> {
  return useStaffRows(reservations);
}

/** The brunch bookings on this tablet. */
export function useStaffBrunches(): StaffRows<StaffBrunch> {
  return useStaffRows(brunches);
}
