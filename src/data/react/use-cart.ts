import {
  addLine,
  type CartLine,
  cartCount,
  cartTotalKurus,
  removeLine,
  restoreLine,
  setNotes,
  setQuantity,
} from '#domain/cart/cart';
import { type Customizations, lineName, type MenuItem } from '#domain/menu/menu-item';
import { liraText } from '#domain/money';

import { changeCart, storedCart } from '../drafts/cart-storage';
import { unitKurus } from '../menu/cart-today';
import { useStoredValue } from './use-net';

export function useCart() {
  const { items } = useStoredValue(storedCart);
  return { items, totalKurus: cartTotalKurus(items), count: cartCount(items), ...ACTS };
}

const ACTS = {
  add(item: MenuItem, customizations: Customizations = {}, quantity = 1) {
    changeCart((cart) => addLine(cart, { ...newLine(item, customizations, cart.items), quantity }));
  },
  setQuantity(lineId: number, quantity: number) {
    changeCart((cart) => setQuantity(cart, lineId, quantity));
  },
  setNotes(lineId: number, notes: string) {
    changeCart((cart) => setNotes(cart, lineId, notes));
  },
  remove(lineId: number) {
    const { items } = storedCart.get();
    const index = items.findIndex((line) => line.id === lineId);
    const line = items[index];
    if (!line) return null;
    changeCart((cart) => removeLine(cart, lineId));
    return { line, index };
  },
  restore(line: CartLine, index: number) {
    changeCart((cart) => restoreLine(cart, line, index));
  },
  clear() {
    const { items } = storedCart.get();
    changeCart((cart) => ({ ...cart, items: [] }));
    return items;
  },
  replaceAll(lines: readonly CartLine[]) {
    changeCart((cart) => ({ ...cart, items: [...lines] }));
  },
};

function newLine(item: MenuItem, customizations: Customizations, others: readonly CartLine[]) {
  return {
    // The specification's ids are timestamps; two taps in one millisecond must still differ.
    id: Math.max(Date.now(), ...others.map((line) => line.id + 1)),
    originalMenuItemId: item.id,
    name: lineName(item, customizations, 'en'),
    nameEn: item.nameEn,
    nameTr: item.nameTr,
    price: liraText(unitKurus(item, customizations)),
    imageUrl: item.imageUrl,
    ...(Object.keys(customizations).length > 0 ? { customizations } : {}),
  };
}
