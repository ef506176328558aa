import {
  type BrunchInBook,
  type ReservationInBook,
  readBrunches,
  readReservations,
} from '../../bookings/staff-bookings';
import { rowsOnTablet, type StaffRows, useStaffRows } from './use-staff-rows';

export type { BrunchInBook, ReservationInBook } from '../../bookings/staff-bookings';

const reservations = rowsOnTablet(readReservations);
const brunches = rowsOnTablet(readBrunches);

/** The table reservations on this tablet: those to come and of the last two days, by their time. */
export function useStaffReservations(): StaffRows<ReservationInBook> {
  return useStaffRows(reservations);
}

/** The brunch bookings on this tablet. */
export function useStaffBrunches(): StaffRows<BrunchInBook> {
  return useStaffRows(brunches);
}
