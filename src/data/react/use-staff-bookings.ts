import {
  type BrunchInBook,
  type ReservationInBook,
  readBrunches,
  readReservations,
} from '../bookings/staff-bookings';
import { type StaffRows, useStaffRows } from './use-staff-rows';

export type { BrunchInBook, ReservationInBook } from '../bookings/staff-bookings';

/** The table reservations on this tablet: those to come and of the last two days, by their time. */
export function useStaffReservations(): StaffRows<ReservationInBook> {
  return useStaffRows(readReservations);
}

/** The brunch bookings on this tablet. */
export function useStaffBrunches(): StaffRows<BrunchInBook> {
  return useStaffRows(readBrunches);
}
