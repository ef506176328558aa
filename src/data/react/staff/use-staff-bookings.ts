import {
  readBrunches,
  readTableBookings,
  type StaffBrunch,
  type StaffTableBooking,
} from '../../bookings/staff-bookings';
import { rowsOnTablet, type StaffRows, useStaffRows } from './use-staff-rows';

export type { StaffBrunch, StaffTableBooking } from '../../bookings/staff-bookings';

const tableBookings = rowsOnTablet(readTableBookings);
const brunches = rowsOnTablet(readBrunches);

export function useStaffTableBookings(): StaffRows<StaffTableBooking> {
  return useStaffRows(tableBookings);
}

export function useStaffBrunches(): StaffRows<StaffBrunch> {
  return useStaffRows(brunches);
}
