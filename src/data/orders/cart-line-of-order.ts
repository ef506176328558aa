import type { CartLine } from '#domain/cart/cart';
import { lineName } from '#domain/menu/extras';
import type { OrderItemRead } from '#domain/orders/guest-order';

export function servedLine(item: OrderItemRead, index: number): CartLine {
  const { friesType: _fries, sauceType: _sauce, ...customizations } = item.customizations;
  const dish = (name: string, language: 'en' | 'tr') => {
    const extras = lineName({ nameEn: '', nameTr: '' }, customizations, language);
    return extras !== '' && name.endsWith(extras) ? name.slice(0, -extras.length) : name;
  };
  return {
    id: index + 1,
    originalMenuItemId: item.menuItemId,
    name: item.nameEn,
    nameEn: dish(item.nameEn, 'en'),
    nameTr: dish(item.nameTr, 'tr'),
    price: item.unitPrice,
    quantity: item.quantity,
    imageUrl: item.imageUrl,
    ...(Object.keys(customizations).length > 0 ? { customizations } : {}),
    ...(item.isRedeemed ? { isRedeemed: true } : {}),
  };
}
