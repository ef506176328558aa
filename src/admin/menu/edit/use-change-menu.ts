import { useMemo } from 'react';
import type { Choice } from '#domain/resource/field';
import type { RecordPage } from '#domain/resource/resource';
import { useStaffReading } from '../../../data/react/staff/use-staff-figures';
import { useStaffMenu } from '../../../data/react/staff/use-staff-rows';
import { useFailureText } from '../../shared/SendFailed';
import { isRefusal, useOperations } from '../../shared/sending';

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

type ItemRow = { id: number; nameEn: string; nameTr: string; price: string };

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

/** Changes many rows of the menu. */
export function useChangeMenu() {
  const failureText = useFailureText();
  const { run, isBusy, failure } = useOperations();
  const cause = isRefusal(failure) ? failure : 'no_response';
  return { isBusy, failure: failure && failureText(cause), run };
}
