import { useMemo } from 'react';
import type { RecordPage } from '#domain/resource/resource';
import { useStaffFigures } from './use-staff-figures';

export type CategoryRow = {
  id: number;
  slug: string;
  nameEn: string;
  nameTr: string;
  isVisible: boolean;
};

/** Returns all categories in the order of the menu, including hidden ones. */
export function useCategoryRows(): readonly CategoryRow[] {
  const { value } = useStaffFigures<RecordPage>('/api/admin/menu/categories?limit=200');
  // The records of this resource have these fields.
  return useMemo(() => (value?.rows ?? []) as unknown as CategoryRow[], [value]);
}
