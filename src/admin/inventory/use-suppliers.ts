import { useEffect, useMemo } from 'react';
import type { Choice } from '#domain/resource/field';
import type { ResourceRecord } from '#domain/resource/resource';
import { SUPPLIERS } from '#domain/suppliers/supplier';
import { useRecords } from '../../data/react/staff/use-records';

const NONE: readonly ResourceRecord[] = [];

/** Returns all suppliers by name. */
export function useSuppliers(): readonly ResourceRecord[] {
  const { rows, loadMore } = useRecords(SUPPLIERS.path, '');
  useEffect(() => loadMore?.(), [loadMore]);
  return rows ?? NONE;
}

/** Returns all suppliers as choices. */
export function useSupplierChoices(): readonly Choice[] {
  const suppliers = useSuppliers();
  return useMemo(
    () =>
      suppliers.map(({ id, name }) => ({
        value: String(id),
        label: { en: String(name), tr: String(name) },
      })),
    [suppliers],
  );
}
