import { useState } from 'react';
import type { Fries } from '#domain/menu/extras';
import { friesOf } from '#domain/menu/item-choice';
import type { MenuItem } from '#domain/menu/menu-item';

/** Returns the chosen fries; a kind that sells out meanwhile is no longer chosen. */
export function useFries(item: MenuItem | undefined) {
  const [chosen, setFries] = useState<Fries | null>(null);
  const isGone = chosen !== null && item !== undefined && friesOf(item).soldOut.includes(chosen);
  return [isGone ? null : chosen, setFries] as const;
}
