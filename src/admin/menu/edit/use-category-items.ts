import type { RecordPage } from '#domain/resource/resource';
import { useStaffReading } from '../../../data/react/staff/use-staff-reading';

export type ItemRow = { id: number; nameEn: string; nameTr: string; price: string };

/** Reads a category's items from the server, in the menu's order. */
export function useCategoryItems(
  categoryId: string,
  about: unknown = null,
): readonly ItemRow[] | null {
  const path =
    categoryId === '' ? null : `/api/admin/menu/items?categoryId=${categoryId}&limit=200`;
  const { value } = useStaffReading<RecordPage>(path, about);
  // The records of this resource have these fields.
  return value && (value.rows as unknown as ItemRow[]);
}
