import type { Customizations } from '../menu/menu-item';
import { FRIES, SAUCES } from '../menu/menu-item';

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

const CART_VERSION = 1;
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

/** The browser keeps the cart under the key `cart-storage` as `{state: {items, isOpen}, version}`. */
export function cartToStore(cart: Cart): string {
  return JSON.stringify({ state: cart, version: CART_VERSION });
}

/** Reads a stored cart; a missing, damaged or outdated cart gives an empty, closed cart. */
export function cartFromStore(text: string | null): Cart {
  const stored = fieldsOf(text === null ? null : parsed(text));
  const { items, isOpen } = fieldsOf(stored?.state) ?? {};
  const isCurrent = typeof stored?.version === 'number' && stored.version >= CART_VERSION;
  if (!isCurrent || typeof isOpen !== 'boolean' || !Array.isArray(items)) return EMPTY_CART;
  // One damaged line discards the cart: a partial cart would show a wrong total.
  return items.every(isLine)
    ? { items: JSON.parse(JSON.stringify(items, KNOWN)), isOpen }
    : EMPTY_CART;
}

const KNOWN =
  'id originalMenuItemId name nameEn nameTr price quantity imageUrl customizations fries sauce customSauce notes isRedeemed pointsUsed holdId'.split(
    ' ',
  );

// The check is hand-written, because it runs before first paint and a schema library is too large for that.
function isLine(value: unknown): value is CartLine {
  const line = fieldsOf(value);
  if (!line) return false;
  const { quantity, price, imageUrl, holdId, customizations } = line;
  return (
    [line.id, line.originalMenuItemId].every(isNumber) &&
    [line.name, line.nameEn, line.nameTr].every(isText) &&
    isText(price) &&
    /^\d{1,9}(\.\d{1,2})?$/.test(price) &&
    isNumber(quantity) &&
    Number.isInteger(quantity) &&
    quantity >= 1 &&
    [imageUrl, holdId].every(isTextOrMissing) &&
    (customizations === undefined || isChoice(customizations))
  );
}

function isChoice(value: unknown): value is Customizations {
  const chosen = fieldsOf(value);
  if (!chosen) return false;
  const { fries, sauce, customSauce, notes } = chosen;
  return (
    (fries === undefined || FRIES.some((one) => one === fries)) &&
    (sauce === undefined || SAUCES.some((one) => one === sauce)) &&
    [customSauce, notes].every(isTextOrMissing)
  );
}

function isTextOrMissing(value: unknown): boolean {
  return value === undefined || isText(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? { ...value } : null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(value);
}
