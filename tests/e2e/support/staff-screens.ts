import { BOARD_SCREENS } from './board-screens';
import { DESK_SCREENS } from './desk-screens';
import { OFFICE_SCREENS } from './office-screens';
import { MENU_SCREENS, PAYMENT_SCREENS, RECORD_SCREENS } from './record-screens';
import type { StaffScreen } from './staff-screen';
import { TABLE_SCREENS } from './table-screens';

/** Every screen and dialog of the staff, by the part of the evening that it serves. */
export const STAFF_SCREENS: Readonly<Record<string, readonly StaffScreen[]>> = {
  orders: BOARD_SCREENS,
  bookings: DESK_SCREENS,
  floor: TABLE_SCREENS,
  office: OFFICE_SCREENS,
};

/** What managers see and the staff at the bar do not. */
export const MANAGER_SCREENS: Readonly<Record<string, readonly StaffScreen[]>> = {
  menu: MENU_SCREENS,
  records: RECORD_SCREENS,
  payments: PAYMENT_SCREENS,
};
