import { DomainError } from '../error-codes';
import type { Customizations, MenuCategory, MenuItem } from '../menu/menu-item';
import {
  FRIES,
  friesOf,
  isOutOfStock,
  isTableOnly,
  itemChoice,
  takesFries,
  takesSauce,
} from '../menu/menu-item';
import type { ServiceType } from './order';
import { deliveryFeeKurus } from './order';
import type { OrderLineInput } from './place-order';

export type PricedLine = {
  item: MenuItem;
  quantity: number;
  customizations: Customizations;
  unitKurus: number;
  isSoldOut: boolean;
};

export type PricedOrder = {
  lines: PricedLine[];
  feeKurus: number;
  totalKurus: number;
};

export type Menu = { categories: readonly MenuCategory[]; items: readonly MenuItem[] };

/**
 * Prices an order with the given menu: extras, fee, total. The browser previews with this function, the server decides.
 * @throws DomainError order.unknown_item, order.option_not_for_item, order.option_required, order.option_sold_out,
 * order.table_only
 */
export function priceOrder(
  menu: Menu,
  input: { items: readonly OrderLineInput[]; serviceType: ServiceType },
  feeForDelivery?: number,
  /** Staff's lines stand with fries that are sold out. */
  isByStaff = false,
): PricedOrder {
  const lines = input.items.map((line) => priceLine(menu, line, input.serviceType, isByStaff));
  const feeKurus = deliveryFeeKurus(input.serviceType, feeForDelivery);
  const goods = lines.reduce(
    (sum, line) => sum + (line.isSoldOut ? 0 : line.unitKurus * line.quantity),
    0,
  );
  return { lines, feeKurus, totalKurus: goods + feeKurus };
}

function priceLine(
  menu: Menu,
  line: OrderLineInput,
  serviceType: ServiceType,
  isByStaff: boolean,
): PricedLine {
  const item = menu.items.find((candidate) => candidate.id === line.originalMenuItemId);
  const category = menu.categories.find((candidate) => candidate.id === item?.categoryId);
  if (!item || !category)
    throw new DomainError('order.unknown_item', { itemId: line.originalMenuItemId });
  if (serviceType !== 'table' && isTableOnly(item)) {
    throw new DomainError('order.table_only', { itemId: item.id });
  }
  const customizations = chosenFor(item, category, line);
  const fries = soldOutFries(item, customizations);
  if (fries && !isByStaff) throw new DomainError('order.option_sold_out', fries);
  return {
    item,
    quantity: line.quantity,
    customizations,
    unitKurus: item.priceKurus + (customizations.fries ? friesOf(item).kurus : 0),
    isSoldOut: !item.isAvailable || isOutOfStock(item, category) || fries !== null,
  };
}

/** Without any fries left the whole dish is sold out. */
function soldOutFries(item: MenuItem, { fries }: Customizations) {
  const { soldOut } = friesOf(item);
  const left = FRIES.filter((kind) => !soldOut.includes(kind));
  const isSoldOut = fries && left.length > 0 && soldOut.includes(fries);
  return isSoldOut ? { itemId: item.id, fries, left } : null;
}

function chosenFor(item: MenuItem, category: MenuCategory, line: OrderLineInput): Customizations {
  const { fries, sauce, customSauce, notes } = line.customizations ?? {};
  const details = { itemId: item.id };
  // Guests book a brunch by its own wizard and cannot order a brunch.
  if (itemChoice(item, category) === 'brunch') throw new DomainError('order.unknown_item', details);
  if (fries && !takesFries(item, category))
    throw new DomainError('order.option_not_for_item', details);
  if (sauce && !takesSauce(item, category))
    throw new DomainError('order.option_not_for_item', details);
  if (customSauce && sauce !== 'custom-sauce')
    throw new DomainError('order.option_not_for_item', details);
  if (!fries && takesFries(item, category)) throw new DomainError('order.option_required', details);
  if (!sauce && takesSauce(item, category)) throw new DomainError('order.option_required', details);
  return {
    ...(fries ? { fries } : {}),
    ...(sauce ? { sauce } : {}),
    ...(customSauce ? { customSauce } : {}),
    ...(notes ? { notes } : {}),
  };
}
