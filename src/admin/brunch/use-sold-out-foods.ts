import { useMemo } from 'react';
import { useStaffMenu } from '../../data/react/staff/use-staff-menu';

/** English names of sold-out dishes, as brunches store them. */
export function useSoldOutFoods(): ReadonlySet<string> {
  const { rows } = useStaffMenu();
  return useMemo(
    () => new Set(rows?.filter(({ isAvailable }) => !isAvailable).map(({ nameEn }) => nameEn)),
    [rows],
  );
}
