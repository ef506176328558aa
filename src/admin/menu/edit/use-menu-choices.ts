import { useMemo } from 'react';
import type { Choice } from '#domain/resource/field';
import { useStaffMenu } from '../../../data/react/staff/use-staff-rows';

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
