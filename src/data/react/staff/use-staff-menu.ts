import { type DishOnMenu, readStaffMenu } from '../../menu/staff-menu';
import { rowsOnTablet, type StaffRows, useStaffRows } from './use-staff-rows';

export type { DishConflict, DishOnMenu } from '../../menu/staff-menu';

const dishes = rowsOnTablet(readStaffMenu);

export function useStaffMenu(): StaffRows<DishOnMenu> {
  return useStaffRows(dishes);
}
