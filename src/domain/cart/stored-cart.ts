import { type Customizations, FRIES, SAUCES } from '../menu/extras';
import { CART_VERSION, type Cart, type CartLine, EMPTY_CART } from './cart';

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
