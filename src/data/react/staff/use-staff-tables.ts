import { readTables, type TableInHouse } from '../../tables/staff-tables';
import { rowsOnTablet, type StaffRows, useStaffRows } from './use-staff-rows';

export type { TableInHouse } from '../../tables/staff-tables';

const tables = rowsOnTablet(readTables);

/** The tables of the house, as far as this tablet knows. */
export function useStaffTables(): StaffRows<TableInHouse> {
  return useStaffRows(tables);
}
