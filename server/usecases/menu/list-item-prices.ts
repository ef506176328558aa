import { liraText } from '#domain/money';
import type { MenuChangesRepository } from '../../repositories/resources/menu-changes.repository';

/** Returns the price history of an item, latest first. */
export async function listItemPrices(
  { menuChanges }: { menuChanges: MenuChangesRepository },
  itemId: number,
) {
  const rows = await menuChanges.prices(itemId);
  return rows.map(({ priceKurus, at, by }) => ({
    price: liraText(priceKurus),
    at: new Date(at).toISOString(),
    by,
  }));
}
