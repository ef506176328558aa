import { useMemo } from 'react';
import { useStaffMenu } from '../../data/react/staff/use-staff-menu';

/** The dishes that are off at the moment, by their English names, as brunches choose them. */
export function useSoldOutFoods(): ReadonlySet<string> {
  const { rows } = useStaffMenu();
  return useMemo(
    () => new Set(rows?.filter(({ isAvailable }) => !isAvailable).map(({ nameEn }) => nameEn)),
    [rows],
  );
}
