import type { Customizations } from '#domain/menu/extras';
import { friesOf } from '#domain/menu/item-choice';
import type { MenuItem } from '#domain/menu/menu-item';

export function unitKurus(
  item: Pick<MenuItem, 'priceKurus' | 'fries'>,
  customizations: Customizations,
): number {
  return item.priceKurus + (customizations.fries ? friesOf(item).kurus : 0);
}
