import { useCallback } from 'react';
import { readOrderingTables } from '../../tables/ordering-tables';
import { rowsOnTablet, useStaffRows } from './use-staff-rows';

const ordering = rowsOnTablet(readOrderingTables);

export function useOrderingTables(): (label: string) => number {
  const { rows } = useStaffRows(ordering);
  return useCallback((label) => rows?.filter((one) => one === label).length ?? 0, [rows]);
}
