import { useState } from 'react';
import type { CartLine } from '#domain/cart/cart';
import { isTableOnly } from '#domain/menu/menu-item';
import type { ServiceType } from '#domain/orders/order';
import { useCart } from '../../data/react/use-cart';
import { useMenu } from '../../data/react/use-menu';
import { useGuestRules } from '../../data/react/use-venue';

type Removed = { line: CartLine; index: number };

export type TableOnlyLines = {
  /** Lines unavailable for the chosen service. */
  lines: CartLine[];
  /** The team takes orders for these dishes, whatever the service. */
  isAlcoholOff: boolean;
  /** True if all lines are for table service only. */
  areAll: boolean;
  removeThem: () => void;
  removedCount: number;
  putBack: () => void;
};

/** Alcohol and shisha are for table service only, or for the team: finds, removes and restores their lines. */
export function useTableOnlyLines(serviceType: ServiceType | null): TableOnlyLines {
  const menu = useMenu();
  const cart = useCart();
  const [removed, setRemoved] = useState<Removed[]>([]);
  const ids = new Set(menu.items.filter(isTableOnly).map((item) => item.id));
  const { isAlcoholOff = false } = useGuestRules();
  const isAtTable = !isAlcoholOff && (serviceType === null || serviceType === 'table');
  const lines = isAtTable ? [] : cart.items.filter((line) => ids.has(line.originalMenuItemId));

  function removeThem() {
    const taken = lines.map((line) => cart.remove(line.id));
    setRemoved(taken.filter((line) => line !== null));
  }

  function putBack() {
    // The loop runs in reverse, because each index counts from before its removal.
    for (const { line, index } of [...removed].reverse()) cart.restore(line, index);
    setRemoved([]);
  }

  return {
    lines,
    isAlcoholOff,
    areAll: lines.length === cart.items.length,
    removeThem,
    removedCount: removed.length,
    putBack,
  };
}
