import { useEffect, useMemo } from 'react';
import type { Choice } from '#domain/resource/field';
import { SUPPLIERS } from '#domain/suppliers/supplier';
import { useRecords } from '../../data/react/staff/use-records';

export function useSupplierChoices(): readonly Choice[] {
  const { rows, loadMore } = useRecords(SUPPLIERS.path, '');
  useEffect(() => loadMore?.(), [loadMore]);
  return useMemo(
    () =>
      (rows ?? []).map(({ id, name }) => ({
        value: String(id),
        label: { en: String(name), tr: String(name) },
      })),
    [rows],
  );
}
