import { readTables, type StaffTable } from '../../tables/staff-tables';
import { rowsOnTablet, type StaffRows, useStaffRows } from './use-staff-rows';

export type { StaffTable } from '../../tables/staff-tables';

const tables = rowsOnTablet(readTables);

export function useStaffTables(): StaffRows<StaffTable> {
  return useStaffRows(tables);
}
