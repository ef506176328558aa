import { type DishOnMenu, readStaffMenu } from '../../menu/staff-menu';
import { rowsOnTablet, type StaffRows, useStaffRows } from './use-staff-rows';

export type { DishConflict, DishOnMenu } from '../../menu/staff-menu';

const dishes = rowsOnTablet(readStaffMenu);

/** The dishes on this tablet with its own switches laid over them. */
export function useStaffMenu(): StaffRows<DishOnMenu> {
  return useStaffRows(dishes);
}
