import { type PriceGroup, priceListOf } from '#domain/menu/price-list';
import type { MenuRepository } from '../../repositories/menu.repository';

export type PriceList = { groups: PriceGroup[]; version: string };

export async function readPriceList({ menu }: { menu: MenuRepository }): Promise<PriceList> {
  const { categories, items, version } = await menu.read();
  return { groups: priceListOf(categories, items), version };
}
