import { useMemo } from 'react';
import type { MenuItem } from '#domain/menu/menu-item';
import { type OrderOnBoard, useStaffOrders } from '../../data/react/staff/use-staff-rows';

const MOST = 15;

/** Returns the dishes for the first chip: those of the last round here, then those in demand. */
export function useOften(
  rounds: readonly OrderOnBoard[],
  items: readonly MenuItem[],
): readonly number[] {
  const { orders } = useStaffOrders();
  return useMemo(() => {
    const counts = new Map<number, number>();
    for (const { items: lines } of orders ?? []) {
      for (const { menuItemId, quantity } of lines) {
        counts.set(menuItemId, (counts.get(menuItemId) ?? 0) + quantity);
      }
    }
    const here = rounds.at(-1)?.items.map(({ menuItemId }) => menuItemId) ?? [];
    const sold = [...counts].sort(([, a], [, b]) => b - a).map(([id]) => id);
    const popular = items.filter(({ isPopular }) => isPopular).map(({ id }) => id);
    const any = items.map(({ id }) => id);
    return [...new Set([...here, ...sold, ...popular, ...any])].slice(0, MOST);
  }, [rounds, items, orders]);
}
