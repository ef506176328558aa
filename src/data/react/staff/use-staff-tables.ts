import { readTables, type StaffTable } from '../../tables/staff-tables';
import { rowsOnTablet, type StaffRows, useStaffRows } from './use-staff-rows';

export type { StaffTable } from '../../tables/staff-tables';

const tables = rowsOnTablet(readTables);

/** The venue's tables, by this tablet's copy. */
export function useStaffTables(): StaffRows<StaffTable> {
  return useStaffRows(tables);
}
