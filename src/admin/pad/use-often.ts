import { useMemo } from 'react';
import * as menu from '#domain/menu/menu.operations';
import type { MenuItem } from '#domain/menu/menu-item';
import { OFTEN_SHOWN, type Often, oftenAt } from '#domain/menu/often';
import { venueTime } from '#domain/venue';
import { barNow } from '../../data/react/staff/use-live';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { type OrderOnBoard, useStaffOrders } from '../../data/react/staff/use-staff-rows';

/** Returns the dishes for the first chip: those of the last round here, then those sold most at this hour. */
export function useOften(
  rounds: readonly OrderOnBoard[],
  items: readonly MenuItem[],
): readonly number[] {
  const { orders } = useStaffOrders();
  const { value } = useStaffFigures<Often>(menu.often.path);
  const { hour } = venueTime(barNow());
  return useMemo(() => {
    const counts = new Map<number, number>();
    for (const { items: lines } of orders ?? []) {
      for (const { menuItemId, quantity } of lines) {
        counts.set(menuItemId, (counts.get(menuItemId) ?? 0) + quantity);
      }
    }
    const here = rounds.at(-1)?.items.map(({ menuItemId }) => menuItemId) ?? [];
    const usual = value ? oftenAt(value, hour) : [];
    const sold = [...counts].sort(([, a], [, b]) => b - a).map(([id]) => id);
    const popular = items.filter(({ isPopular }) => isPopular).map(({ id }) => id);
    const any = items.map(({ id }) => id);
    return [...new Set([...here, ...usual, ...sold, ...popular, ...any])].slice(0, OFTEN_SHOWN);
  }, [rounds, items, orders, value, hour]);
}
