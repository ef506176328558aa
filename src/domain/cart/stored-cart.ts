import { type Customizations, FRIES, SAUCES } from '../menu/extras';
import { CART_VERSION, type Cart, type CartLine, EMPTY_CART } from './cart';

/** The cart as kept under the key `cart-storage`: `{state: {items, isOpen}, version}`. */
export function cartToStore(cart: Cart): string {
  return JSON.stringify({ state: cart, version: CART_VERSION });
}

/** Reads a stored cart; nothing, damage or a version older than 1 is an empty, closed cart. */
export function cartFromStore(text: string | null): Cart {
  const stored = fieldsOf(text === null ? null : parsed(text));
  const { items, isOpen } = fieldsOf(stored?.state) ?? {};
  const isCurrent = typeof stored?.version === 'number' && stored.version >= CART_VERSION;
  if (!isCurrent || typeof isOpen !== 'boolean' || !Array.isArray(items)) return EMPTY_CART;
  const lines = items.flatMap((item) => lineOf(item) ?? []);
  // One damaged line makes the whole cart untrustworthy: a total must never be wrong.
  return lines.length === items.length ? { items: lines, isOpen } : EMPTY_CART;
}

// By hand, not by schema: this is read before the first picture, and a schema library is too heavy for that.
function lineOf(value: unknown): CartLine | null {
  const line = fieldsOf(value);
  if (!line) return null;
  const { id, originalMenuItemId, name, nameEn, nameTr, price, quantity, imageUrl, holdId } = line;
  if (!isNumber(id) || !isNumber(originalMenuItemId)) return null;
  if (!isText(name) || !isText(nameEn) || !isText(nameTr)) return null;
  if (!isText(price) || !/^\d{1,9}(\.\d{1,2})?$/.test(price)) return null;
  if (!isNumber(quantity) || !Number.isInteger(quantity) || quantity < 1) return null;
  if ('imageUrl' in line && !isText(imageUrl)) return null;
  const chosen = 'customizations' in line ? customizationsOf(line.customizations) : undefined;
  if (chosen === null) return null;
  return {
    ...{ id, originalMenuItemId, name, nameEn, nameTr, price, quantity },
    ...(isText(imageUrl) ? { imageUrl } : {}),
    ...(chosen ? { customizations: chosen } : {}),
    ...(isText(holdId) ? { holdId, isRedeemed: true, pointsUsed: Number(line.pointsUsed) } : {}),
  };
}

function customizationsOf(value: unknown): Customizations | null {
  const chosen = fieldsOf(value);
  if (!chosen) return null;
  const fries = FRIES.find((one) => one === chosen.fries);
  const sauce = SAUCES.find((one) => one === chosen.sauce);
  const { customSauce, notes } = chosen;
  const isUnknown =
    ('fries' in chosen && !fries) ||
    ('sauce' in chosen && !sauce) ||
    ('customSauce' in chosen && !isText(customSauce)) ||
    ('notes' in chosen && !isText(notes));
  if (isUnknown) return null;
  return {
    ...(fries ? { fries } : {}),
    ...(sauce ? { sauce } : {}),
    ...(isText(customSauce) ? { customSauce } : {}),
    ...(isText(notes) ? { notes } : {}),
  };
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
