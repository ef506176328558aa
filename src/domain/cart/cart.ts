import type { Customizations } from '../menu/extras';

/** `price` is in lira as text and includes the extras. */
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
  /** A free dish of the club has a cost in points and the id of its hold. */
  isRedeemed?: boolean;
  pointsUsed?: number;
  holdId?: string;
};

export type Cart = { items: CartLine[]; isOpen: boolean };

export const CART_VERSION = 1;
export const EMPTY_CART: Cart = { items: [], isOpen: false };
export const MAX_QUANTITY = 50;
export const MAX_LINES = 60;

export function addLine(cart: Cart, line: CartLine): Cart {
  const same = cart.items.find((item) => isSameChoice(item, line));
  if (!same) return { ...cart, items: [...cart.items, line] };
  return setQuantity(cart, same.id, same.quantity + line.quantity);
}

export function setQuantity(cart: Cart, lineId: number, quantity: number): Cart {
  if (quantity <= 0) return removeLine(cart, lineId);
  const capped = Math.min(Math.trunc(quantity), MAX_QUANTITY);
  return {
    ...cart,
    items: cart.items.map((item) => (item.id === lineId ? { ...item, quantity: capped } : item)),
  };
}

/** An empty text removes the note. */
export function setNotes(cart: Cart, lineId: number, notes: string): Cart {
  return {
    ...cart,
    items: cart.items.map((item) => (item.id === lineId ? withNotes(item, notes.trim()) : item)),
  };
}

function withNotes({ customizations = {}, ...line }: CartLine, notes: string): CartLine {
  const { notes: _before, ...chosen } = customizations;
  const wishes = { ...chosen, ...(notes && { notes }) };
  return { ...line, ...(Object.keys(wishes).length > 0 && { customizations: wishes }) };
}

export function removeLine(cart: Cart, lineId: number): Cart {
  return { ...cart, items: cart.items.filter((item) => item.id !== lineId) };
}

export function restoreLine(cart: Cart, line: CartLine, index: number): Cart {
  if (cart.items.some((item) => item.id === line.id)) return cart;
  const { items } = cart;
  return { ...cart, items: [...items.slice(0, index), line, ...items.slice(index)] };
}

export function cartTotalKurus(items: readonly CartLine[]): number {
  return items.reduce((sum, item) => sum + Math.round(Number(item.price) * 100) * item.quantity, 0);
}

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
