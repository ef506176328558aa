import { type DishOnMenu, readStaffMenu } from '../menu/staff-menu';
import { type StaffRows, useStaffRows } from './use-staff-rows';

export type { DishConflict, DishOnMenu } from '../menu/staff-menu';

/** The dishes on this tablet with its own switches laid over them. */
export function useStaffMenu(): StaffRows<DishOnMenu> {
  return useStaffRows(readStaffMenu);
}
