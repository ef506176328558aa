import type { Customizations } from '../menu/extras';

/** A line of the cart. `price` is lira as text, as the specification stores it; extras are inside it. */
export type CartLine = {
  id: number;
  originalMenuItemId: number;
  name: string;
  nameEn: string;
  nameTr: string;
  price: string;
  quantity: number;
  imageUrl?: string;
  customizations?: Customizations;
  /** A free dish of the club: the points that it took, and the hold that pays for it. */
  isRedeemed?: boolean;
  pointsUsed?: number;
  holdId?: string;
};

export type Cart = { items: CartLine[]; isOpen: boolean };

/** Stored carts of an older version are reset to empty and closed. */
export const CART_VERSION = 1;
export const EMPTY_CART: Cart = { items: [], isOpen: false };
/** The highest quantity of one line in an order. */
export const MAX_QUANTITY = 50;
/** Most lines in one order. */
export const MAX_LINES = 60;

/** Adds a line; the same item with identical customizations grows instead. */
export function addLine(cart: Cart, line: CartLine): Cart {
  const same = cart.items.find((item) => isSameChoice(item, line));
  if (!same) return { ...cart, items: [...cart.items, line] };
  return setQuantity(cart, same.id, same.quantity + line.quantity);
}

/** Sets a line's quantity; zero or below removes it. */
export function setQuantity(cart: Cart, lineId: number, quantity: number): Cart {
  if (quantity <= 0) return removeLine(cart, lineId);
  const capped = Math.min(Math.trunc(quantity), MAX_QUANTITY);
  return {
    ...cart,
    items: cart.items.map((item) => (item.id === lineId ? { ...item, quantity: capped } : item)),
  };
}

export function removeLine(cart: Cart, lineId: number): Cart {
  return { ...cart, items: cart.items.filter((item) => item.id !== lineId) };
}

/** Puts a removed line back where it was (undo). */
export function restoreLine(cart: Cart, line: CartLine, index: number): Cart {
  if (cart.items.some((item) => item.id === line.id)) return cart;
  const { items } = cart;
  return { ...cart, items: [...items.slice(0, index), line, ...items.slice(index)] };
}

/** Sum of price times quantity, in kuruş. */
export function cartTotalKurus(items: readonly CartLine[]): number {
  return items.reduce((sum, item) => sum + Math.round(Number(item.price) * 100) * item.quantity, 0);
}

/** Number shown on the badge: every piece counts. */
export function cartCount(items: readonly CartLine[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

function isSameChoice(a: CartLine, b: CartLine): boolean {
  return choiceKey(a) === choiceKey(b);
}

function choiceKey({ originalMenuItemId, holdId, customizations = {} }: CartLine): string {
  const { fries, sauce, customSauce, notes } = customizations;
  return JSON.stringify([originalMenuItemId, holdId, fries, sauce, customSauce, notes]);
}
