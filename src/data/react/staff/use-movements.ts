import { useCallback, useState } from 'react';
import type { Movement } from '#domain/inventory/movement';
import { readJson } from '../../api-client';
import { staffDevice } from '../../start/staff-device';
import { useStaffFigures } from './use-staff-figures';

type MovementPage = { movements: Movement[]; hasMore: boolean };
type Later = { page: number; movements: readonly Movement[]; hasMore: boolean };

/** Returns the movements of an item, newest first; this tablet stores the first page. */
export function useMovements(itemId: string) {
  const path = `/api/admin/inventory/${itemId}/movements`;
  const { value, at, fault, isAsking, again } = useStaffFigures<MovementPage>(path);
  const [later, setLater] = useState<Later | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const next = (later?.page ?? 1) + 1;

  const loadMore = useCallback(async () => {
    setLoading(true);
    setFailed(false);
    try {
      const page = await readJson<MovementPage>(staffDevice().deps, `${path}?page=${next}`);
      setLater((before) => ({
        page: next,
        movements: [...(before?.movements ?? []), ...page.movements],
        hasMore: page.hasMore,
      }));
    } catch {
      setFailed(true);
    } finally {
      setLoading(false);
    }
  }, [path, next]);

  const rows = value && onceEach([...value.movements, ...(later?.movements ?? [])]);
  return {
    rows,
    at,
    fault: fault ?? (hasFailed ? ('failed' as const) : null),
    isAsking: isAsking || isLoading,
    loadMore: (later ?? value)?.hasMore ? () => void loadMore() : null,
    again() {
      setLater(null);
      setFailed(false);
      again();
    },
  };
}

/** Removes duplicates: a movement may move to the next page between reads. */
function onceEach(movements: readonly Movement[]): Movement[] {
  return [...new Map(movements.map((one) => [one.seq, one])).values()];
}
