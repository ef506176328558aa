import { useMemo } from 'react';
import type { Choice } from '#domain/resource/field';
import type { RecordPage } from '#domain/resource/resource';
import { useStaffFigures } from '../../../data/react/staff/use-staff-figures';
import { useStaffMenu } from '../../../data/react/staff/use-staff-menu';

export type CategoryRow = {
  id: number;
  slug: string;
  nameEn: string;
  nameTr: string;
  isVisible: boolean;
};

/** All categories in the menu's order, also hidden ones. */
export function useCategoryRows(): readonly CategoryRow[] {
  const { value } = useStaffFigures<RecordPage>('/api/admin/menu/categories?limit=200');
  // The records of this resource have these fields.
  return useMemo(() => (value?.rows ?? []) as unknown as CategoryRow[], [value]);
}

export function choicesOf(
  rows: readonly { id: number; nameEn: string; nameTr: string }[],
): readonly Choice[] {
  return rows.map(({ id, nameEn, nameTr }) => ({
    value: String(id),
    label: { en: nameEn, tr: nameTr || nameEn },
  }));
}

export function useItemChoices(): readonly Choice[] {
  const { rows } = useStaffMenu();
  return useMemo(() => choicesOf(rows ?? []), [rows]);
}
