import { useCallback } from 'react';
import { fold } from '#domain/fold';
import { readOrderingTables } from '../tables/ordering-tables';
import { rowsOnTablet, useStaffRows } from './use-staff-rows';

const ordering = rowsOnTablet(readOrderingTables);

/** Whether an order is running at a table, by what stands on it. */
export function useOrderingTables(): (label: string) => boolean {
  const { rows } = useStaffRows(ordering);
  return useCallback((label) => rows?.includes(fold(label)) ?? false, [rows]);
}
