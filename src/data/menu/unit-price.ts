import { type Customizations, FRIES_PRICE_KURUS } from '#domain/menu/extras';
import type { MenuItem } from '#domain/menu/menu-item';

export function unitKurus(
  item: Pick<MenuItem, 'priceKurus'>,
  customizations: Customizations,
): number {
  return item.priceKurus + (customizations.fries ? FRIES_PRICE_KURUS : 0);
}
