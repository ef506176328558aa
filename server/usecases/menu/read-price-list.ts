import { type PriceGroup, priceListOf } from '#domain/menu/price-list';
import type { MenuRepository } from '../../repositories/menu.repository';

export type PriceList = { groups: PriceGroup[]; version: string };

/** The menu as it is put on paper or told to machines. */
export async function readPriceList({ menu }: { menu: MenuRepository }): Promise<PriceList> {
  const { categories, items, version } = await menu.read();
  return { groups: priceListOf(categories, items), version };
}
