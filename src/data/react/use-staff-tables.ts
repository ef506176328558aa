import { readTables, type TableInHouse } from '../tables/staff-tables';
import { type StaffRows, useStaffRows } from './use-staff-rows';

export type { TableInHouse } from '../tables/staff-tables';

/** The tables of the house, as far as this tablet knows. */
export function useStaffTables(): StaffRows<TableInHouse> {
  return useStaffRows(readTables);
}
