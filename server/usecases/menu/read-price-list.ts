import type { FriesOffer } from '#domain/menu/extras';
import { type PriceGroup, priceListOf } from '#domain/menu/guest-menu';
import type { MenuRepository } from '../../repositories/menu.repository';

export type PriceList = { groups: PriceGroup[]; fries: FriesOffer; version: string };

export async function readPriceList({ menu }: { menu: MenuRepository }): Promise<PriceList> {
  const { categories, items, fries, version } = await menu.read();
  return { groups: priceListOf(categories, items), fries, version };
}
